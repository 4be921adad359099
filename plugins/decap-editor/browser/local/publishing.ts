/** Something was saved: the site is about to be built. The bar at the foot of the editor listens. */
export const savingEvent = "editor:saved";

/** Tells the bar that something was saved. */
export const savingBegan = (): void => {
  window.dispatchEvent(new Event(savingEvent));
};
