import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { badFields, conflict } from '../../../core/server/http/errors.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import type { ProductFacts } from '../store/store-facts.server.ts'
import { chmWaste } from './chm-waste.resource.ts'
import { missingForHandOver, proposedWaste, wasteIssues } from './waste.rule.ts'
import { wasteSentences } from './waste.texts.ts'

/**
 * Waste: drafted by the entry that took it from its store, completed by a person, closed when a carrier has
 * it.
 */
export const wasteBehaviour = defineBehaviour(chmWaste, {
  without: ['create', 'delete', 'multi'],
  mayEdit: ({ state }) => (state === 'draft' ? undefined : wasteSentences.editWaiting()),
  mayAttach: () => undefined,
  beforeSave: (input, { today }) => {
    const issues = wasteIssues(input, today)
    if (issues.length > 0) throw badFields(issues)
    return input
  },
  transitions: {
    handOver: {
      guards: {
        complete: (row) => missingForHandOver(row).map((message) => ({ guard: 'complete', message })),
      },
    },
  },
})
const behaviour = wasteBehaviour

interface Disposed {
  ioNo: number
  plantCd: string
  storeNo: number
  lotNo: string
  /** 'YYYY-MM-DD' */
  wasteYmd: string
  /** kg; null where the density is not known. */
  wasteQty: number | null
  wasteTxt: string | null
}
/** The draft of what an entry of disposal took out, in its transaction. */
export async function draftWaste(context: Context, product: ProductFacts, disposed: Disposed): Promise<void> {
  const { prodClassCd } = await context.sql.one<{ prodClassCd: string | null }>(
    'select "prodClassCd" from "chmProduct" where "prodNo" = $1',
    [product.prodNo],
  )
  // What the entry says of it is nobody's to write.
  const drafting = defineBehaviour(chmWaste, {
    beforeSave: (input) => ({ ...input, ...disposed, prodNo: product.prodNo }),
  })
  await actingAs(context, asSystem('폐기출고의 폐기물 인계 초안'), (own) =>
    createRecord(drafting, own, {
      wasteKindCd: proposedWaste({ ...product, prodClassCd }),
      handQty: disposed.wasteQty,
    }),
  )
}

/** The draft goes with its entry. @throws Refusal 409 when a carrier has it already */
export async function withdrawWaste(context: Context, ioNo: number): Promise<void> {
  const waste = await context.sql.maybe<{ wasteNo: number; state: string }>(
    'select "wasteNo", "state" from "chmWaste" where "ioNo" = $1',
    [ioNo],
  )
  if (!waste) return
  if (waste.state === 'handed') throw conflict(wasteSentences.handedOver())
  await actingAs(context, asSystem('폐기출고 전표의 취소'), (own) =>
    runTransition(behaviour, own, waste.wasteNo, 'cancelBySystem'),
  )
}
