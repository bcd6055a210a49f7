import type { FastifyInstance } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import { stampsOf } from '../../../platform/approval/stamps.server.ts'
import { rsaRule } from './rsa-rule.resource.ts'
import { rulePaperTexts } from './rule-print.texts.ts'

const contents = [
  'purposeTxt',
  'roleTxt',
  'timeTxt',
  'shareTxt',
  'recordTxt',
  'levelTxt',
  'acceptTxt',
] as const

/** 실시규정 on paper, with the boxes of its approval. */
export function ruleRoutes(app: FastifyInstance, engine: Engine): void {
  app.get<{ Params: { key: string } }>(
    `${rsaRule.path}/:key/print`,
    {
      config: { access: { menus: [...rsaRule.menus], right: 'print' } },
      schema: { tags: [rsaRule.title], summary: '위험성평가 실시규정(PDF)' },
    },
    async ({ session, params }, reply) => {
      const context = reading(engine, session)
      const row = await loadRecord(rsaRule, context, params.key)
      await audit(context, acts.print, rsaRule.name, row.rsaRuleNo)
      const { fields } = rsaRule
      const say = sayIn(rulePaperTexts, () => session.language)
      const pdf = await printSheet(
        {
          title: label(rsaRule.title),
          stamps: await stampsOf(context.sql, rsaRule.name, row.rsaRuleNo),
          facts: [
            { label: label(fields.plantCd.label), value: row.plantNm ?? row.plantCd },
            { label: label(fields.revNo.label), value: String(row.revNo ?? 1) },
            { label: label(fields.effectYmd.label), value: row.effectYmd },
            { label: label(fields.reviseTxt.label), value: row.reviseTxt ?? '' },
          ],
          tables: [
            {
              title: say('contents'),
              columns: [
                { label: say('article'), width: 3 },
                { label: say('text'), width: 9 },
              ],
              rows: contents.map((name) => [label(fields[name].label), row[name]]),
            },
          ],
          notes: [],
          printedDt: showMoment(context.now),
          printedBy: session.userNm,
        },
        session.language,
      )
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(`${rsaRule.title}_${row.plantCd}_${row.revNo ?? 1}`))
        .send(pdf)
    },
  )
}
