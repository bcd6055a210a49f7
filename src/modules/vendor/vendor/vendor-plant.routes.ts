import type { FastifyInstance } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import type { Context, Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { badField, forbidden, Refusal } from '../../../core/server/http/errors.ts'
import { plantSentence } from '../../../platform/plant/plant-name.ts'
import { refuseHaste } from '../../../platform/session/attempts.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { headOfficePeople } from '../vendor-people.server.ts'
import { isBusinessNumber } from './business-number.rule.ts'
import { vendorPlant } from './vendor-plant.resource.ts'
import { vendorSentences } from './vendor.texts.ts'

/**
 * A plant begins to do business with a company that works at other plants: its people do not see the company
 * yet, so they name it by the number of its registration, which the company has given them.
 */
export async function vendorPlantRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.post(
    `${vendorPlant.path}/join`,
    {
      config: { access: { menus: [...vendorPlant.menus], right: 'write' } },
      schema: { tags: [vendorPlant.title] },
    },
    async (request) => {
      refuseHaste(request.session.userId)
      return { data: await writing(engine, request, (context) => joinPlant(context, request.body)) }
    },
  )
}

/** @throws Refusal 400 (no such number, nobody's plant), 403 (a company), 404 (unknown company) */
async function joinPlant(
  context: Context,
  body: unknown,
): Promise<{ vendorPlantNo: number; vendorCd: string; vendorNm: string }> {
  const { sql, session } = context
  if (session.vendorCd) throw forbidden()
  const { bizRegNo } = (body ?? {}) as { bizRegNo?: unknown }
  const digits = typeof bizRegNo === 'string' ? bizRegNo.replaceAll(/[\s-]/g, '') : ''
  if (!isBusinessNumber(digits)) throw badField('bizRegNo', vendorSentences.badBizRegNo())
  if (!session.plantCd) throw badField('plantCd', vendorSentences.noOwnPlant())
  const company = await sql.maybe<{ vendorCd: string; vendorNm: string }>(
    `select "vendorCd", "vendorNm" from "vendor" where "bizRegNo" = $1 and coalesce("useYn", 'Y') = 'Y'`,
    [digits],
  )
  if (!company) throw new Refusal(404, 'NOT_FOUND', vendorSentences.unknownCompany())
  const { vendorPlantNo } = await sql.one<{ vendorPlantNo: number }>(
    // By hand: writes the pair or puts it in use again, in one statement.
    `insert into "vendorPlant" ("vendorCd", "plantCd", "deptCd", "mgrUserId", "useYn", "createUserId", "updateUserId")
     values ($1, $2, $3, $4, 'Y', $4, $4)
     on conflict ("vendorCd", "plantCd") do update set "useYn" = 'Y', "updateUserId" = $4, "updateDt" = now()
     returning "vendorPlantNo"`,
    [company.vendorCd, session.plantCd, session.deptCd, session.userId],
  )
  // By hand: a pair that is put in use again is told like a new one.
  await audit(context, acts.update, vendorPlant.name, vendorPlantNo, {
    vendorCd: [null, company.vendorCd],
    plantCd: [null, session.plantCd],
    useYn: [null, 'Y'],
  })
  await notify(context, 'VND_JOINED', {
    to: await headOfficePeople(context),
    variables: {
      vendorNm: company.vendorNm,
      plantNm: await plantSentence(sql, session.plantCd),
      actUserNm: session.userNm,
    },
    plantCd: session.plantCd,
  })
  context.publish({ topic: vendorPlant.name, key: vendorPlantNo })
  return { vendorPlantNo, ...company }
}
