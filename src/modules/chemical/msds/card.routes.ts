import type { FastifyInstance } from 'fastify'
import { languages, type Language } from '../../../core/shared/session.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { notFound } from '../../../core/server/http/errors.ts'
import { openTo } from '../../../platform/public-link/public-link.server.ts'
import type { CardLinks } from './card-link.server.ts'
import { cardOf } from './msds-card.server.ts'

interface OfToken {
  Params: { token: string }
  Querystring: { langCd?: string }
}

/** The MSDS behind the QR code of a label, for everybody who stands in front of the container. */
export async function cardRoutes(app: FastifyInstance, engine: Engine, cards: CardLinks): Promise<void> {
  app.get<OfToken>('/api/public/msdscard/:token', openTo(app, cards.kind), async (request) => {
    const context = reading(engine, cards.kind.session)
    const { token } = request.params
    const prodNo = cards.numberOf(token)
    if (prodNo === undefined || !(await cards.opens(context, token, prodNo))) throw notFound()
    const language = languages.find((each) => each === request.query.langCd) ?? ('kr' satisfies Language)
    return { data: await cardOf(context, prodNo, language) }
  })
}
