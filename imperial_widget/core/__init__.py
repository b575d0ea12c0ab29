"""What every game shares: events and beats, the timeline, the record, the lesson, the scene, the words. Knows no game."""
