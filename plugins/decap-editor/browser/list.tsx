import listWidget from "decap-cms-widget-list";
import type { KeyboardEvent, ReactNode } from "react";

const { controlComponent, ...widget } = listWidget.Widget();

/** Decap's list, whose items the arrow keys move too: upstream a pointer is needed. https://github.com/decaporg/decap-cms/issues/2092 */
class ListByKeys extends controlComponent {
  /** Decap calls it, and the lists inside have one of their own. */
  override render(): ReactNode {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the handles inside
      <div onKeyDown={this.move}>{super.render()}</div>
    );
  }

  move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const handle = event.target instanceof Element ? event.target.closest("[aria-roledescription]") : null;
    const item = handle?.parentElement?.parentElement;
    const items = [...(item?.parentElement?.children ?? [])];
    const oldIndex = item ? items.indexOf(item) : -1;
    if (!step || oldIndex < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const newIndex = oldIndex + step;
    if (newIndex < 0 || newIndex >= items.length) return;
    this.onSortEnd({ oldIndex, newIndex });
    if (handle instanceof HTMLElement) requestAnimationFrame(() => handle.focus());
  };
}

export const listByKeys = { ...widget, controlComponent: ListByKeys };
