import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languages, type Language } from '../../../core/shared/session.ts'
import { asSystem, reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { notFound } from '../../../core/server/http/errors.ts'
import { dayFigure } from '../../../core/shared/dates.ts'
import type { CardLinks } from './card-link.server.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { cardOf } from './msds-card.server.ts'

/** Cards a minute for one address: a person reads some, a program does not read them all. */
const cardsPerMinute = 60
type OfToken = FastifyRequest<{ Params: { token: string }; Querystring: { langCd?: string } }>

/** The product of an address with the signature from before, up to the last day on which those open. */
const heldOld = async (context: Context, prodNo: number | undefined): Promise<number | undefined> =>
  prodNo !== undefined && dayFigure(context.today) <= (await chemicalParameters(context)).oldCardUntilYmd
    ? prodNo
    : undefined

/** The MSDS behind the QR code of a label, for everybody who stands in front of the container. */
export async function cardRoutes(app: FastifyInstance, engine: Engine, cards: CardLinks): Promise<void> {
  const onRequest = app.rateLimit({ max: cardsPerMinute, timeWindow: '1 minute' })
  app.get(
    '/api/public/msdscard/:token',
    { config: { access: 'public' }, schema: { hide: true }, onRequest },
    async (request: OfToken) => {
      const context = reading(engine, asSystem('MSDS 안전카드'))
      const { token } = request.params
      const prodNo = cards.productOf(token) ?? (await heldOld(context, cards.productOfOld(token)))
      if (prodNo === undefined) throw notFound()
      const language = languages.find((each) => each === request.query.langCd) ?? ('kr' satisfies Language)
      return { data: await cardOf(context, prodNo, language) }
    },
  )
}
