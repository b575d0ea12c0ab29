/** The entry of a part that comes with the values it draws: see parts.ts. */
import "../css/curve.css";

export { Curve } from "../curve";
