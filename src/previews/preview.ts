import type { PreviewTemplateComponentProps } from "decap-cms-core";
import type { ComponentType } from "react";
import type { Draft } from "./draft";

/** What Decap hands to a preview; its types leave out how a click finds its field. */
export interface DecapPreview extends PreviewTemplateComponentProps {
  readonly onFieldClick?: (path: string) => void;
}

/** What the preview of one kind of content gets. */
export interface Preview {
  readonly draft: Draft;
  /** The name of the entry's folder; empty until it is saved for the first time. */
  readonly key: string;
  readonly decap: DecapPreview;
}

export type PreviewView = ComponentType<{ preview: Preview }>;
