import type { FastifyInstance } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { act } from '../../../core/server/entity/act.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { conflict, forbidden } from '../../../core/server/http/errors.ts'
import { matrixWord } from '../matrix/matrix-words.texts.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { whyNotOfTeam } from '../plan/target-edit.server.ts'
import { handMeasure } from './measure-register.server.ts'
import { measureRefusals } from './measure-refusals.texts.ts'
import { addMeasures } from './measure.server.ts'
import { rsaMeasure } from './rsa-measure.resource.ts'
import { measureBehaviour } from './rsa-measure.server.ts'

/** A grade as the matrix of the target `t` calls it. */
const gradeName = (code: string): string =>
  `(select g."gradeNm" from "rsaMatrixGrade" g where g."rsaMatrixNo" = t."rsaMatrixNo" and g."gradeCd" = ${code})`
/** What measures do beside their form. */
export async function measureRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get<{ Params: { key: string } }>(
    `${rsaTarget.path}/:key/measures`,
    {
      config: { access: { menus: [...rsaTarget.menus], right: 'read' } },
      schema: { tags: [rsaMeasure.title], summary: '평가대상의 감소대책' },
    },
    async ({ session, params }) => {
      const context = reading(engine, session)
      const { rsaTargetNo } = await loadRecord(rsaTarget, context, params.key)
      const measures = await context.sql.query<{ worstGradeNm: string | null; resGradeNm: string | null }>(
        `select m."rsaMeasureNo", m."recNo"::float8 as "recNo", m."hierCd", m."measureTxt", m."state", m."dueYmd"::text as "dueYmd", m."worstScore"::float8 as "worstScore",
           m."worstGradeCd", m."resScore"::float8 as "resScore", m."resGradeCd",
           ${gradeName('m."worstGradeCd"')} as "worstGradeNm", ${gradeName('m."resGradeCd"')} as "resGradeNm", m."resAcceptYn", m."imprNo", coalesce(u."userNm", v."vendorNm", d."deptNm") as "ownerNm",
           (select count(*)::int from "rsaMeasureRow" r where r."rsaMeasureNo" = m."rsaMeasureNo") as "rowCnt"
         from "rsaMeasure" m join "rsaTarget" t using ("rsaTargetNo") left join "user" u on u."userId" = m."ownerUserId" left join "vendor" v on v."vendorCd" = m."ownerVendorCd"
           left join "dept" d on d."deptCd" = m."ownerDeptCd"
         where m."rsaTargetNo" = $1 order by m."worstScore" desc nulls last, m."rsaMeasureNo"`,
        [rsaTargetNo],
      )
      const say = (name: string | null) => name && matrixWord(name, session.language)
      return {
        data: measures.map((each) => ({
          ...each,
          worstGradeNm: say(each.worstGradeNm),
          resGradeNm: say(each.resGradeNm),
        })),
      }
    },
  )
  app.get<{ Params: { key: string } }>(
    `${rsaMeasure.path}/:key/grades`,
    {
      config: { access: { menus: [...rsaMeasure.menus], right: 'read' } },
      schema: { tags: [rsaMeasure.title], summary: '감소대책을 판정한 등급의 이름' },
    },
    async ({ session, params }) => {
      const context = reading(engine, session)
      const { rsaTargetNo } = await loadRecord(rsaMeasure, context, params.key)
      const grades = await context.sql.query<{ gradeCd: string; gradeNm: string }>(
        `select g."gradeCd", g."gradeNm" from "rsaMatrixGrade" g join "rsaTarget" t using ("rsaMatrixNo") where t."rsaTargetNo" = $1 order by 1`,
        [rsaTargetNo],
      )
      return {
        data: grades.map(({ gradeCd, gradeNm }) => ({
          gradeCd,
          gradeNm: matrixWord(gradeNm, session.language),
        })),
      }
    },
  )
  act(
    app,
    engine,
    measureBehaviour,
    { name: 'further', summary: '추가대책 등록' },
    async (row, context, body) => {
      if (row.state !== 'further') throw conflict(measureRefusals.furtherOnly())
      const target = await loadRecord(rsaTarget, context, row.rsaTargetNo)
      const stranger = whyNotOfTeam(target, context)
      if (stranger) throw forbidden(stranger)
      const [first, ...rest] = row.rows
      if (!first) throw conflict(measureRefusals.noRow())
      const place = ({ rowEntity, rowNo }: typeof first) => ({
        rsaTargetNo: row.rsaTargetNo,
        rowEntity,
        rowNo: rowNo ?? 0,
      })
      const [rsaMeasureNo] = await addMeasures(context, target, place(first), [body ?? {}])
      for (const other of rest)
        await addMeasures(context, target, place(other), [{ rsaMeasureNo: rsaMeasureNo! }])
      await handMeasure(context, target, rsaMeasureNo!)
    },
  )
}
