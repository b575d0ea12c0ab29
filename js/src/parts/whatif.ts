/** The entry of a part that comes from Python where cards may be taken in another order: see parts.ts. */
import "../css/whatif.css";

export { Order } from "../order";
export { WhatIf } from "../whatif";
