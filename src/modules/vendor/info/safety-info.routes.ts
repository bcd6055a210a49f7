import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { inlinePdf, printSheet, type Sheet } from '../../../core/server/pdf/sheet.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { safetyInfoStates } from './safety-info-transitions.rule.ts'
import { safetyInfo, type SafetyInfo } from './safety-info.resource.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { signaturesOf } from '../../../platform/attachment/attachment-signature.ts'
import { safetyInfoPrintTexts } from './safety-info-print.texts.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import type { Language } from '../../../core/shared/session.ts'
import { label } from '../../../core/shared/sentence.ts'
import { vendorFiles } from '../vendor-files.texts.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>

/** The printed 안전보건 정보제공서. */
export async function safetyInfoRoutes(
  app: FastifyInstance,
  engine: Engine,
  store: Pick<FileStore, 'get'>,
): Promise<void> {
  app.get(
    `${safetyInfo.path}/:key/print`,
    {
      config: { access: { menus: [...safetyInfo.menus], right: 'print' } },
      schema: { tags: [safetyInfo.title], summary: '안전보건 정보제공서 인쇄(PDF)' },
    },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(safetyInfo, context, request.params.key)
      const { language, userNm } = context.session
      const rows = await signaturesOf(context, store, safetyInfo, row.safetyInfoNo, 'worker')
      const pdf = await printSheet({
        ...sheetOf(row, showMoment(context.now), userNm, language),
        signatures: { title: sayIn(safetyInfoPrintTexts, () => language)('workers'), rows },
      })
      await audit(context, acts.print, safetyInfo.name, row.safetyInfoNo)
      return reply
        .type('application/pdf')
        .header(
          'content-disposition',
          inlinePdf(vendorFiles.safetyInfo({ no: row.safetyInfoCd ?? '' }).in(context.session.language)),
        )
        .send(pdf)
    },
  )
}

/** The content of the paper, resolved to words. */
export const sheetOf = (
  row: SafetyInfo,
  printedDt: string,
  printedBy: string,
  language: Language = 'kr',
): Sheet => {
  const say = sayIn(safetyInfoPrintTexts, () => language)
  return {
    title: say('title'),
    subtitle: `${row.safetyInfoCd ?? ''} · ${label(safetyInfoStates[row.state]).in(language)}`,
    facts: [
      { label: say('work'), value: row.workNm, strong: true },
      { label: say('vendor'), value: row.vendorNm ?? '' },
      { label: say('contract'), value: row.contractNm ?? '' },
      { label: say('facility'), value: row.facilityTxt },
      {
        label: say('giver'),
        value: [row.provideUserNm, showMoment(row.provideDt)].filter(Boolean).join(' · '),
      },
      {
        label: say('receiver'),
        value:
          [row.recvUserNm, showMoment(row.recvDt)].filter(Boolean).join(' · ') || `!${say('notReceived')}`,
      },
      {
        label: say('subCopy'),
        value: [row.subCopyTxt, showMoment(row.subCopyDt)].filter(Boolean).join(' · '),
      },
      {
        label: say('checked'),
        value: [row.checkUserNm, showMoment(row.checkDt), row.checkCont].filter(Boolean).join(' · '),
      },
    ],
    tables: [
      {
        title: say('chemicals'),
        columns: [{ label: say('chemNm') }, { label: say('casNo') }, { label: say('hazard'), width: 3 }],
        rows: row.chemicals.map(({ chemNm, casNo, hazardTxt }) => [chemNm, casNo ?? '', hazardTxt ?? '']),
      },
      {
        title: say('content'),
        columns: [{ label: say('kind') }, { label: say('cont'), width: 5 }],
        rows: [
          [say('hazard'), row.hazardCont],
          [say('caution'), row.cautionCont],
          [say('emergency'), row.emergencyCont],
        ],
      },
    ],
    notes: [say('law')],
    printedDt,
    printedBy,
  }
}
