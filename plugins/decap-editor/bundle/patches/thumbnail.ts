import type { Patch } from "../patch-packages";

/** A picture that is chosen already stays a blank square beside its field. */
export const thumbnail: Patch = {
  module: "decap-cms-widget-file/dist/esm/withFileControl.js",
  because: "The field takes the empty drawing that stands in for a file while it loads, and never looks again.",
  changes: [
    [
      `    if (value) {
      const newAsset = getAsset(value, field);
      setAsset(newAsset);
    } else {
      setAsset(null);
    }
  }, [value, field, getAsset]);`,
      `    let timer;
    function look() {
      const newAsset = getAsset(value, field);
      setAsset(newAsset);
      if (newAsset?.path === 'empty.svg') timer = setTimeout(look, 200);
    }
    if (value) {
      look();
    } else {
      setAsset(null);
    }
    return () => clearTimeout(timer);
  }, [value, field, getAsset]);`,
    ],
  ],
};
