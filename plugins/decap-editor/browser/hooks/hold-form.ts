/**
 * Lets nobody type into the form while it is saved: Decap takes the answer for what then stands there, and draws the form of a
 * new entry anew from it. Gives back what ends it.
 */
export function holdForm(): () => void {
  const panes = [...document.querySelectorAll<HTMLElement>('[class*="-ControlPaneContainer"]')];
  const hold = (inert: boolean) => {
    for (const pane of panes) pane.inert = inert;
  };
  hold(true);
  return () => hold(false);
}
