/** The entry of a part that comes from Python when somebody points at a move: see parts.ts. */
import "../css/foresight.css";

export { Foresee } from "../foresee";
