"""What every game shares: events, beats, timeline, record, lesson, scene, words. Knows no game."""
