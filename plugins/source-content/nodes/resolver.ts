import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";

type NodeQuery = { filter: Record<string, unknown>; sort?: Record<string, unknown> };

/** The part of Gatsby's resolver context that this site uses; Gatsby types it as `any`. */
export interface ResolverContext {
  readonly nodeModel: {
    getNodeById(args: { id: string; type?: string }): Node | null;
    findOne(args: { type: string; query: NodeQuery }): Promise<Node | null>;
  };
}

export type Resolver<Args = Record<string, unknown>, Source = Record<string, unknown>> = (
  source: Source,
  args: Args,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => unknown;

/** Calls another plugin's resolver of a field. */
export async function resolveField(
  type: string,
  field: string,
  source: unknown,
  args: Record<string, unknown>,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  const owner = info.schema.getType(type);
  const definition = owner && "getFields" in owner ? owner.getFields()[field] : undefined;
  if (!definition || !("resolve" in definition) || !definition.resolve)
    throw new Error(`${type}.${field} has no resolver`);
  return definition.resolve(source, args, context, { ...info, fieldName: field });
}

/** The first child of a node that has the given type. */
export function childOfType(node: Node | null, type: string, context: ResolverContext): Node | undefined {
  return (
    (node?.children ?? [])
      .map((id) => context.nodeModel.getNodeById({ id, type }))
      .find((child) => child?.internal.type === type) ?? undefined
  );
}
