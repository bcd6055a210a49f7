import type { FastifyInstance } from 'fastify'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import { previewNumber } from '../../core/server/entity/numbering.ts'
import { checkedInput } from '../../core/server/entity/save.ts'
import { number, text } from '../../core/shared/field.ts'
import { patternIssue, type NumberReset } from '../../core/shared/number-pattern.ts'
import { numbering } from './numbering.resource.ts'
import { countersOf, numberingPlant, raiseCounter, rulesFor } from './numbering.server.ts'

const counterInput = {
  counterKey: text('규칙코드', { required: true }),
  lastSeq: number('최종', { required: true, min: 0 }),
}

/** Route of the page of number rules: last and next numbers, counts, and previews of a pattern. */
export async function numberingRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const menus = numbering.menus as string[]
  const config = { access: { menus, right: 'read' } } as const
  app.get('/api/manage/numberingviews', { config }, async (request) => ({
    data: await rulesFor(reading(engine, request.session)),
  }))
  app.get<{ Params: { key: string } }>('/api/manage/numberingcounters/:key', { config }, async (request) => ({
    data: await countersOf(reading(engine, request.session), request.params.key),
  }))
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/manage/numberingpreview',
    { config },
    async (request) => {
      const { pattern, resetCd } = checkedInput(
        { pattern: numbering.fields.pattern, resetCd: numbering.fields.resetCd },
        request.query,
      )
      const rule = { pattern: pattern as string, resetCd: resetCd as NumberReset }
      const issue = patternIssue(rule.pattern, rule.resetCd, rule.pattern)
      if (issue) return { data: { nextNo: null, issue } }
      const { sql, session, today } = reading(engine, request.session)
      return {
        data: {
          nextNo: await previewNumber(sql, rule, {
            plantCd: await numberingPlant(sql, session.plantCd),
            day: today,
          }),
          issue: null,
        },
      }
    },
  )
  app.put('/api/manage/numberingcounter', { config: { access: { menus, right: 'write' } } }, (request) =>
    writing(engine, request, async (context) => {
      const { counterKey, lastSeq } = checkedInput(counterInput, request.body) as {
        counterKey: string
        lastSeq: number
      }
      await raiseCounter(context, counterKey, lastSeq)
      context.publish({ topic: numbering.name })
      return { data: true }
    }),
  )
}
