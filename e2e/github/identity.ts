import { type Answer, ok } from "./answer";
import { type Body, objectOf } from "./route";

/** Somebody with an e-mail and a password; without a password, somebody who was invited. */
export interface Member {
  readonly email: string;
  readonly name: string;
  readonly password?: string;
  /** What the link of the last e-mail brings along. */
  readonly link?: string;
}

type Kept = { -readonly [Key in keyof Member]: Member[Key] };

/**
 * Netlify Identity, which is GoTrue, so far as a login needs it. Addresses, statuses and words: github.com/netlify/gotrue, api/token.go,
 * verify.go, recover.go, user.go, errors.go.
 */
export function createIdentity(first: readonly Member[]) {
  const begin = (): Kept[] => first.map((member) => ({ ...member }));
  let members = begin();
  let lasts = 3_600;
  let count = 0;
  const refreshing = new Map<string, Kept>();
  /** Who was sent a link; for a quarter of an hour there is no other. */
  const asked = new Set<string>();

  const withError = (status: number, body: Body): Answer => ({ status, body });
  const invalidGrant = (text: string) => withError(400, { error: "invalid_grant", error_description: text });

  function tokensOf(member: Kept): Answer {
    const claims = { exp: Math.floor(Date.now() / 1_000) + lasts, email: member.email, app_metadata: {} };
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    count += 1;
    refreshing.set(`refresh-${count}`, member);
    const token = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}.signature-${count}`;
    return ok({ access_token: token, token_type: "bearer", expires_in: lasts, refresh_token: `refresh-${count}` });
  }

  /** Whose token it is, and is good still. */
  function memberOf(authorization = ""): Kept | undefined {
    const [, claims = ""] = /^Bearer [\w-]+\.([\w-]+)\./.exec(authorization) ?? [];
    const read = claims ? objectOf(JSON.parse(Buffer.from(claims, "base64url").toString())) : undefined;
    return Number(read?.exp) > Date.now() / 1_000 ? members.find(({ email }) => email === read?.email) : undefined;
  }

  function answer(method: string, path: string, body: Body, authorization?: string): Answer {
    if (path === "/settings") return ok({ external: { email: true }, disable_signup: true, autoconfirm: false });
    if (path === "/token") {
      if (body.grant_type === "refresh_token") {
        const known = refreshing.get(String(body.refresh_token));
        // Each is good for one time.
        refreshing.delete(String(body.refresh_token));
        return known ? tokensOf(known) : invalidGrant("Invalid Refresh Token");
      }
      const found = members.find(
        ({ email, password }) => email === body.username && password && password === body.password,
      );
      return found ? tokensOf(found) : invalidGrant("No user found with that email, or password invalid.");
    }
    if (path === "/recover") {
      const found = members.find(({ email }) => email === body.email);
      // Nobody hears from it who is a member; until netlify/gotrue#423 it was 404, “User not found”.
      if (!found) return ok({});
      if (asked.has(found.email)) return withError(429, { code: 429, msg: "Rate limit exceeded, try again later" });
      asked.add(found.email);
      found.link = "recovery-1";
      return ok({});
    }
    if (path === "/verify") {
      const found = members.find(({ link }) => link !== undefined && link === body.token);
      if (!found) return withError(404, { code: 404, msg: "User not found" });
      if (body.type === "signup" && !found.password) {
        if (typeof body.password !== "string" || !body.password)
          return withError(422, { code: 422, msg: "Invited users must specify a password" });
        found.password = body.password;
      }
      delete found.link;
      return tokensOf(found);
    }
    const member = memberOf(authorization);
    if (path === "/logout") return { status: 204 };
    if (!member) return withError(401, { code: 401, msg: "This endpoint requires a Bearer token" });
    if (method === "PUT" && typeof body.password === "string") member.password = body.password;
    return ok({ id: member.email, email: member.email, app_metadata: {}, user_metadata: { full_name: member.name } });
  }

  return {
    answer,
    memberOf,
    /** Tokens are good for so many seconds from now on. */
    last: (seconds: number) => {
      lasts = seconds;
    },
    /** Whoever is signed in has to sign in again once the token is over. */
    forget: () => refreshing.clear(),
    reset() {
      members = begin();
      lasts = 3_600;
      refreshing.clear();
      asked.clear();
    },
  };
}

/** What of GitHub's interface git-gateway lets through: github.com/netlify/git-gateway, api/github.go */
export const letThrough =
  /^\/((git|contents|pulls|branches|merges|statuses|compare|commits)\/?|(issues\/(\d+)\/labels))/;
