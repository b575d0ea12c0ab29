/** The entry for notebooks: anywidget calls `render` once for each view of a model. */
import type { RenderProps } from "@anywidget/types";
import type { Traits } from "./scene";
import { mount } from "./stage";
import type { Model } from "./store";
import "./css/stage.css";

function render({ model, el }: RenderProps<Traits>): () => void {
  el.classList.add("iw-host");
  return mount(model as unknown as Model, el);
}

export default { render };
