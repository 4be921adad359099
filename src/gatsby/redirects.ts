import type { BuildArgs } from "gatsby";
import { formerAddresses } from "../../plugins/source-content/check/addresses";
import { textsAt } from "../../plugins/source-content/check/site-content";
import type { Redirect } from "../../plugins/static-pages/host-files";
import { events, model, site } from "../content-types";
import { eventFile } from "../lib/feed-paths";

/** Sends every old address of an entry or a fixed page to its present one, and answers every `/error-…` with the error page. */
export const redirects = ({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): readonly Redirect[] => [
  // An event has no page; its calendar file redirects.
  ...[...model.collections.filter(({ ownPage }) => ownPage), { type: events.type, path: eventFile }].flatMap(
    ({ type, path }) =>
      getNodesByType(type).flatMap((node) =>
        textsAt(node, "aliases").map((alias) => ({ from: path(alias), to: path(String(node.slug)), status: 301 })),
      ),
  ),
  ...[...formerAddresses(model, getNodesByType(site.type)[0] ?? {})].map(([from, to]) => ({ from, to, status: 301 })),
  { from: "/error-*", to: "/error-500", status: 404 },
];
