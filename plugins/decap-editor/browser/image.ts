import imageWidget from "decap-cms-widget-image";
import { createElement, Fragment, type ReactNode } from "react";

const { controlComponent: FileControl, ...widget } = imageWidget.Widget();

/** How often a field looks whether its picture is another now, in ms. */
const lookEvery = 500;

/**
 * Decap's field for a picture asks for it once, while it is still on its way, and then shows an empty one; a file that takes
 * the place of one of its name is not shown either. https://github.com/decaporg/decap-cms/issues/7099
 */
class ImageControl extends FileControl {
  #shown: unknown;
  #turn = 0;
  #looking: ReturnType<typeof setInterval> | undefined;

  constructor(props: unknown) {
    super(props);
    const draw = this.renderImages;
    this.renderImages = (): ReactNode => {
      this.#shown = this.#picture();
      return createElement(Fragment, { key: this.#turn }, draw());
    };
  }

  override componentDidMount(): void {
    super.componentDidMount();
    this.#looking = setInterval(() => {
      if (!this.props.value || this.#picture() === this.#shown) return;
      this.#turn++;
      this.forceUpdate();
    }, lookEvery);
  }

  override componentWillUnmount(): void {
    clearInterval(this.#looking);
    super.componentWillUnmount();
  }

  #picture(): unknown {
    const { value, field, getAsset } = this.props;
    return typeof value === "string" && value !== "" ? getAsset(value, field) : undefined;
  }
}

export const imageThatShows = { ...widget, controlComponent: ImageControl };
