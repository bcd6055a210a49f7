import type { FastifyInstance } from 'fastify'
import { text } from '../../core/shared/field.ts'
import { asSystem, reading, type Context, type Engine } from '../../core/server/entity/context.ts'
import { notFound, Refusal } from '../../core/server/http/errors.ts'
import { acceptedLanguage } from '../../core/shared/accepted-language.ts'
import { checkedInput } from '../../core/server/entity/save.ts'
import { isQrKind, type QrFacts, type QrLive } from './qr-payload.rule.ts'
import type { QrSigner } from './qr-signer.ts'
import { qrMessages } from './qr.texts.ts'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../core/server/files/file-store.ts'
import { openPicture } from '../../core/server/files/pictures.ts'

/**
 * A kind of signed code: its letter, and what tells the present state behind a code; undefined when the
 * record is gone. Its name for the page of verification is in `defineWebModule({ qrNames })`.
 */
export interface QrKindOf {
  kind: string
  truth: (context: Context, facts: QrFacts) => Promise<QrLive | undefined>
  /** What everybody who holds the paper may hear, without an account; absent: nothing. */
  open?: (context: Context, facts: QrFacts) => Promise<QrLive | undefined>
}
/**
 * The kinds of all modules. @throws Error when two have one letter or one is no capital letter: the start
 * stops
 */
export function qrKindsOf(kinds: readonly QrKindOf[]): ReadonlyMap<string, QrKindOf> {
  const all = new Map<string, QrKindOf>()
  for (const each of kinds) {
    if (!isQrKind(each.kind) || all.has(each.kind)) throw new Error(`a kind of QR codes: ${each.kind}`)
    all.set(each.kind, each)
  }
  return all
}
/** Edge of the picture of a holder, in pixels: enough to know a face by. */
const faceEdge = 240
/** A face as an address of itself, so that no attachment opens for whoever holds a badge. */
export async function faceOf(store: Pick<FileStore, 'get'>, sha256: string): Promise<string> {
  const picture = await openPicture(await buffer(store.get(sha256)))
  const face = await picture.rotate().resize(faceEdge, faceEdge, { fit: 'cover' }).jpeg().toBuffer()
  return `data:image/jpeg;base64,${face.toString('base64')}`
}
/** Whoever holds a paper reads some codes a minute; a program does not walk through them. */
const openPerMinute = 30
const fields = { code: text('QR', { required: true, max: 1000 }) }

/**
 * Route for the state of a permit or badge since its code was printed. Every signed-in holder of the paper
 * may ask: the answer adds only the present state to what the paper says.
 */
export async function qrRoutes(
  app: FastifyInstance,
  engine: Engine,
  signer: QrSigner,
  kinds: readonly QrKindOf[],
  store: Pick<FileStore, 'get'>,
): Promise<void> {
  const known = qrKindsOf(kinds)
  app.post(
    '/api/public/qr',
    {
      config: { access: 'public' },
      schema: { hide: true },
      onRequest: app.rateLimit({ max: openPerMinute, timeWindow: '1 minute' }),
    },
    async (request) => {
      const { code } = checkedInput(fields, request.body) as { code: string }
      const facts = signer.read(code)
      const open = facts && known.get(facts.kind)?.open
      const language = acceptedLanguage(request.headers['accept-language'])
      const live = open && (await open(reading(engine, { ...asSystem('QR 공개 확인'), language }), facts))
      if (!live) throw notFound(qrMessages.notOpen())
      return { data: { live } }
    },
  )
  app.post('/api/common/qr', { config: { access: 'signedIn', atDevice: true } }, async (request) => {
    const { code } = checkedInput(fields, request.body) as { code: string }
    const facts = signer.read(code)
    if (!facts) throw new Refusal(422, 'QR_FORGED', qrMessages.forged())
    const kind = known.get(facts.kind)
    const live = await kind?.truth(reading(engine, request.session), facts)
    if (!live) {
      const stateNm = kind ? qrMessages.gone() : qrMessages.noKind()
      return { data: { facts, live: { stateNm, good: false, notes: [], toDt: null } } }
    }
    const { photo, ...told } = live
    return { data: { facts, live: { ...told, photoUrl: photo && (await faceOf(store, photo.sha256)) } } }
  })
}
