import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { hazardClassRefusals } from './hazard-class-refusals.texts.ts'
import { rsaHazardClass } from './rsa-hazard-class.resource.ts'

/** 유해·위험요인 분류: a tree of the six kinds. What rows refer to is ended (사용안함) rather than deleted. */
export const hazardClassBehaviour = defineBehaviour(rsaHazardClass, {
  async beforeSave(input, { sql }, before) {
    if (!input.upClassNo) return input
    const above = await sql.query<{ no: number; kind: string; at: number }>(
      `with recursive up as (select "rsaHazardClassNo" as "no", "hazardKindCd" as "kind", "upClassNo" as "next", 1 as "at" from "rsaHazardClass" where "rsaHazardClassNo" = $1
         union all select c."rsaHazardClassNo", c."hazardKindCd", c."upClassNo", up."at" + 1 from "rsaHazardClass" c join up on c."rsaHazardClassNo" = up."next" where up."at" < 10)
       select "no", "kind", "at" from up`,
      [input.upClassNo],
    )
    if (above.some(({ no }) => no === before?.rsaHazardClassNo))
      throw badField('upClassNo', hazardClassRefusals.upSelf())
    if (above.find(({ at }) => at === 1)?.kind !== input.hazardKindCd)
      throw badField('upClassNo', hazardClassRefusals.upKind())
    return input
  },
  mayDelete: async ({ rsaHazardClassNo }, { sql }) =>
    (await sql.maybe('select 1 from "rsaHazardClass" where "upClassNo" = $1 limit 1', [rsaHazardClassNo]))
      ? hazardClassRefusals.hasBelow()
      : undefined,
})
