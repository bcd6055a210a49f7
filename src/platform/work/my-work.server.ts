import type { FastifyInstance } from 'fastify'
import { reading, type Context, type Engine } from '../../core/server/entity/context.ts'
import { inWorkOrder, isOverdue, type WorkAnswer, type WorkItem } from './my-work.rule.ts'
import type { FourTexts } from '../../core/shared/four-texts.ts'
import { Sentence } from '../../core/shared/sentence.ts'
import type { Language } from '../../core/shared/session.ts'

/** A module's list of work that waits for the caller, in the caller's scope. */
export interface WorkSource {
  labels: Readonly<Record<string, FourTexts>>
  find(context: Context): Promise<Omit<WorkItem, 'label'>[]>
}
const wordOf = (name: FourTexts | undefined, language: Language): string | undefined =>
  name && new Sentence(name).in(language)
/** More than anybody can do; the page says when there are more. */
const mostItems = 500

/** Everything that waits for the caller, from all modules, overdue first. */
async function myWork(context: Context, sources: readonly WorkSource[]): Promise<WorkAnswer> {
  const found = await Promise.all(
    sources.map(async ({ labels, find }) =>
      (await find(context)).map((item) => ({
        ...item,
        label: wordOf(labels[item.kind], context.session.language) ?? item.kind,
      })),
    ),
  )
  const items = inWorkOrder(found.flat())
  return {
    now: context.now,
    items: items.slice(0, mostItems),
    more: items.length > mostItems,
    overdue: items.filter((item) => isOverdue(item, context.now)).length,
  }
}

export async function workRoutes(
  app: FastifyInstance,
  engine: Engine,
  sources: readonly WorkSource[],
): Promise<void> {
  app.get('/api/main/portlet/mywork', { config: { access: 'signedIn' } }, async ({ session }) => ({
    data: await myWork(reading(engine, session), sources),
  }))
}
