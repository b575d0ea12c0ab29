/** The entry of a part that comes from Python when somebody asks "what if?": see parts.ts. */
import "../css/whatif.css";

export { WhatIf } from "../whatif";
