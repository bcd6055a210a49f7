import type { FastifyInstance, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { inTransaction, reading, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { languages, type Language } from '../../../core/shared/session.ts'
import { improvementLink } from './improvement-link.resource.ts'
import { openTo } from '../../../platform/public-link/public-link.server.ts'
import type { LinkTokens } from './link-token.server.ts'
import {
  answerByReceipt,
  linkPage,
  photoGroup,
  progressByReceipt,
  reporterSession,
  requestByLink,
} from './link.server.ts'
import { receiveUpload, type Attachments } from '../../../platform/attachment/attachment-receive.ts'

interface OfToken {
  Params: { token: string }
  Querystring: { langCd?: string; kind?: string }
}

export interface LinkOptions {
  tokens: LinkTokens
  publicUrl: string
  attachments: Attachments
}
/**
 * The address of a link for who opened it; the page behind it for everybody who has it (docs/decisions/0032).
 */
export async function linkRoutes(
  app: FastifyInstance,
  engine: Engine,
  { tokens, attachments }: LinkOptions,
): Promise<void> {
  const open = openTo(app, tokens.link.kind)
  const nobody = tokens.link.kind.session

  app.get(
    `${improvementLink.path}/:key/address`,
    {
      config: { access: { menus: [...improvementLink.menus], right: 'write' } },
      schema: { tags: [improvementLink.title], summary: '현장 요청 링크 주소' },
    },
    async (request: FastifyRequest<{ Params: { key: string } }>) => {
      const row = await loadRecord(improvementLink, reading(engine, request.session), request.params.key)
      const url = tokens.link.addressOf(row.imprLinkNo, row.toYmd)
      return { data: { url, qrSvg: renderSVG(url, { ecc: 'M', border: 1 }) } }
    },
  )
  app.get<OfToken>('/api/public/improvementlink/:token', open, async ({ params, query }) => {
    const language = languages.find((each) => each === query.langCd) ?? ('kr' satisfies Language)
    return { data: await linkPage(reading(engine, nobody), tokens, params.token, language) }
  })
  // Not through `writing`: recognising a repeat would reveal who asked.
  app.post<OfToken>('/api/public/improvementlink/:token', open, async (request, reply) => {
    const data = await inTransaction(engine, nobody, (context) =>
      requestByLink(context, tokens, request.params.token, request.body),
    )
    void reply.code(201)
    return { data }
  })
  app.get<OfToken>('/api/public/improvementreceipt/:token', open, async ({ params, query }) => ({
    data: await progressByReceipt(reading(engine, nobody), tokens, params.token, query.kind),
  }))
  // The picture is what somebody at the place has; it goes to that one request and is shown to nobody here.
  app.post<OfToken>('/api/public/improvementreceipt/:token/photo', open, async (request) => {
    const { token } = request.params
    const { kind } = request.query
    const group = await photoGroup(reading(engine, nobody), tokens, token, kind)
    request.session = reporterSession(kind)
    await receiveUpload(attachments, request, group)
    return { data: await progressByReceipt(reading(engine, nobody), tokens, token, kind) }
  })
  app.post<OfToken>('/api/public/improvementreceipt/:token', open, async (request) => ({
    data: await inTransaction(engine, nobody, (context) =>
      answerByReceipt(context, tokens, request.params.token, request.body),
    ),
  }))
}
