import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type { Context } from '../../core/server/entity/context.ts'
import type { Session } from '../../core/server/http/session.ts'
import { keyFor } from '../../core/server/runtime/token-secret.ts'
import { dayFigure } from '../../core/shared/dates.ts'

/**
 * A kind of address that opens without an account: a QR code on a label or at the gate, a receipt. A module names
 * its kinds in `defineModule({ publicLinks })`; an address is `…/{number}.{signature}`.
 */
export interface PublicLinkKind {
  /** Name of its key; no other use of the secret has it, and another name ends all of its addresses (0113). */
  purpose: string
  /** Page of the portal, '/msds'; absent where the address is only called. */
  page?: string | undefined
  /** As whom the portal acts for whoever comes with it: `asSystem` with the name in the audit trail. */
  session: Session
  /** Bytes of the signature: enough against guessing, short enough for the code. */
  signatureBytes: number
  /** Calls a minute of one network address: a person reads some, a program does not walk through them. */
  callsPerMinute: number
  /** Addresses from before the kind had a key of its own, signed with the secret itself (0113). */
  before?: {
    text: (no: number, bound: string | undefined) => string
    /** Last day on which those open, as `dayFigure` writes it. */
    until: (context: Pick<Context, 'sql' | 'now' | 'today'>) => Promise<number>
  }
}

export interface PublicLink {
  kind: PublicLinkKind
  /**
   * @param bound what else the address holds good for: with another end day the old address of a link opens
   * nothing
   */
  tokenOf: (no: number, bound?: string) => string
  /** Path in the portal. */
  pathOf: (no: number, bound?: string) => string
  /** The whole address, as a QR code has it: any telephone's camera opens it. */
  addressOf: (no: number, bound?: string) => string
  /** The number that a token names, before its signature is looked at; undefined where it cannot be one. */
  numberOf: (token: string) => number | undefined
  /** True if the token is one of ours for the number, and old ones are still taken. */
  opens: (
    context: Pick<Context, 'sql' | 'now' | 'today'>,
    token: string,
    no: number,
    bound?: string,
  ) => Promise<boolean>
}
export type PublicLinks = (kind: PublicLinkKind) => PublicLink

const same = (one: string, other: string): boolean => {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** @param publicUrl address that people type */
export function openPublicLink(kind: PublicLinkKind, tokenSecret: string, publicUrl: string): PublicLink {
  const key = keyFor(tokenSecret, kind.purpose)
  const token = (by: Buffer | string, no: number, text: string): string =>
    `${no.toString(36)}.${createHmac('sha256', by)
      .update(text)
      .digest()
      .subarray(0, kind.signatureBytes)
      .toString('base64url')}`
  const tokenOf: PublicLink['tokenOf'] = (no, bound) =>
    token(key, no, bound === undefined ? String(no) : `${no}\n${bound}`)
  const pathOf: PublicLink['pathOf'] = (no, bound) => {
    if (kind.page === undefined) throw new Error(`no page opens with ${kind.purpose}`)
    return `${kind.page}/${tokenOf(no, bound)}`
  }
  return {
    kind,
    tokenOf,
    pathOf,
    addressOf: (no, bound) => publicUrl + pathOf(no, bound),
    numberOf: (given) => {
      const [number = ''] = given.split('.')
      return /^[0-9a-z]{1,10}$/.test(number) ? Number.parseInt(number, 36) : undefined
    },
    async opens(context, given, no, bound) {
      if (same(given, tokenOf(no, bound))) return true
      const { before } = kind
      return (
        before !== undefined &&
        same(given, token(tokenSecret, no, before.text(no, bound))) &&
        dayFigure(context.today) <= (await before.until(context))
      )
    },
  }
}

/**
 * The links of all modules. @throws Error when two kinds would have the same key or page, or a module asks for one
 * that it did not name: the start stops
 */
export function openPublicLinks(
  kinds: readonly PublicLinkKind[],
  tokenSecret: string,
  publicUrl: string,
): PublicLinks {
  for (const [index, { purpose, page }] of kinds.entries()) {
    const others = kinds.slice(index + 1)
    if (others.some((other) => other.purpose === purpose || (page && other.page === page)))
      throw new Error(`two kinds of public links: ${purpose}`)
  }
  const links = new Map(kinds.map((kind) => [kind, openPublicLink(kind, tokenSecret, publicUrl)]))
  return (kind) => {
    const link = links.get(kind)
    if (!link) throw new Error(`no module names the public link ${kind.purpose}`)
    return link
  }
}

/** What a route for everybody who has the address says of itself. */
export const openTo = (app: FastifyInstance, { callsPerMinute }: PublicLinkKind) =>
  ({
    config: { access: 'public' as const },
    schema: { hide: true },
    onRequest: app.rateLimit({ max: callsPerMinute, timeWindow: '1 minute' }),
  }) satisfies RouteShorthandOptions
