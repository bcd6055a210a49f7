import type { FastifyInstance } from 'fastify'
import { type Engine } from '../../core/server/entity/context.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import { checkedInput } from '../../core/server/entity/save.ts'
import { languages } from '../../core/shared/session.ts'
import { label } from './label.resource.ts'
import { storedOverrides } from './label.server.ts'
import { labelTexts, saveText, type LabelQuery } from './label-texts.ts'

/** The texts of the label page, and for every browser the words that the administrator has set. */
export async function labelRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const menus = label.menus as string[]
  app.get<{ Querystring: { language?: string } }>(
    '/api/common/labels',
    { config: { access: 'signedIn', beforePasswordChange: true } },
    async (request) => {
      const language = languages.find((each) => each === request.query.language) ?? request.session.language
      return { data: (await storedOverrides(engine.database))[language] }
    },
  )
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/manage/labeltexts',
    { config: { access: { menus, right: 'read' } } },
    (request) =>
      labelTexts(
        engine.database,
        Object.fromEntries(
          Object.entries(request.query).filter(([, value]) => typeof value === 'string'),
        ) as LabelQuery,
      ),
  )
  app.put('/api/manage/labeltext', { config: { access: { menus, right: 'write' } } }, (request) =>
    writing(engine, request, async (context) => {
      const { labelCd, ...words } = checkedInput(label.fields, request.body) as { labelCd: string }
      const sent = new Set(Object.keys(Object(request.body)))
      await saveText(
        context,
        labelCd,
        Object.fromEntries(Object.entries(words).filter(([name]) => sent.has(name))),
      )
      return { data: true }
    }),
  )
}
