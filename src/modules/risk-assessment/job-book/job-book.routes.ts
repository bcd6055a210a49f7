import type { FastifyInstance } from 'fastify'
import { act } from '../../../core/server/entity/act.ts'
import type { Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { number } from '../../../core/shared/field.ts'
import { charmMenu } from '../charm/rsa-charm.resource.ts'
import { hazardMenus } from '../hazard/rsa-hazard.resource.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { targetBehaviour } from '../plan/rsa-target.server.ts'
import { targetOpen } from '../plan/target-edit.server.ts'
import { bookOf, takeBook } from './book-of-target.server.ts'
import { hazopBookMenu, jobBookMenus, rsaJobBook } from './rsa-job-book.resource.ts'

const chosenBook = { rsaJobBookNo: number('표준서', { required: true, min: 1 }) }

/** Rows of a target from a book, and a book from the rows of a target. */
export async function jobBookRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  act(
    app,
    engine,
    targetBehaviour,
    { name: 'jobbook', summary: '표준서 불러오기', methods: ['POST'], menus: [...hazardMenus, charmMenu] },
    async ({ rsaTargetNo }, context, body) => {
      const { rsaJobBookNo } = checkedInput(chosenBook, body) as { rsaJobBookNo: number }
      await takeBook(context, await targetOpen(context, rsaTargetNo), rsaJobBookNo)
    },
  )
  app.post<{ Params: { key: string } }>(
    `${rsaTarget.path}/:key/newbook`,
    {
      config: { access: { menus: [...jobBookMenus, hazopBookMenu], right: 'write' } },
      schema: { tags: [rsaJobBook.title], summary: '확정된 평가표로 표준서 초안 만들기' },
    },
    async (request) => ({
      data: await writing(engine, request, async (context) =>
        bookOf(context, await loadRecord(rsaTarget, context, request.params.key, true)),
      ),
    }),
  )
}
