import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { inlinePdf, printSheet, type Sheet } from '../../../core/server/pdf/sheet.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { safetyInfoStates } from './safety-info-transitions.rule.ts'
import { safetyInfo, type SafetyInfo } from './safety-info.resource.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>

/** The printed 안전보건 정보제공서. */
export async function safetyInfoRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    `${safetyInfo.path}/:key/print`,
    {
      config: { access: { menus: [...safetyInfo.menus], right: 'print' } },
      schema: { tags: [safetyInfo.title], summary: '안전보건 정보제공서 인쇄(PDF)' },
    },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(safetyInfo, context, request.params.key)
      const pdf = await printSheet(sheetOf(row, showMoment(context.now), context.session.userNm))
      await audit(context, acts.print, safetyInfo.name, row.safetyInfoNo)
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(`정보제공서_${row.safetyInfoCd}`))
        .send(pdf)
    },
  )
}

/** What the paper says, resolved to words. */
export const sheetOf = (row: SafetyInfo, printedDt: string, printedBy: string): Sheet => ({
  title: '안전보건 정보제공서',
  subtitle: `${row.safetyInfoCd ?? ''} · ${safetyInfoStates[row.state]}`,
  facts: [
    { label: '작업명', value: row.workNm, strong: true },
    { label: '업체', value: row.vendorNm ?? '' },
    { label: '도급계약', value: row.contractNm ?? '' },
    { label: '설비·장소', value: row.facilityTxt },
    { label: '제공자', value: [row.provideUserNm, showMoment(row.provideDt)].filter(Boolean).join(' · ') },
    {
      label: '수령자(서명)',
      value: [row.recvUserNm, showMoment(row.recvDt)].filter(Boolean).join(' · ') || '!수령 확인 전',
    },
    {
      label: '하수급인 사본',
      value: [row.subCopyTxt, showMoment(row.subCopyDt)].filter(Boolean).join(' · '),
    },
    {
      label: '조치 확인',
      value: [row.checkUserNm, showMoment(row.checkDt), row.checkCont].filter(Boolean).join(' · '),
    },
  ],
  tables: [
    {
      title: '취급물질',
      columns: [{ label: '물질명' }, { label: 'CAS 번호' }, { label: '유해성·위험성', width: 3 }],
      rows: row.chemicals.map(({ chemNm, casNo, hazardTxt }) => [chemNm, casNo ?? '', hazardTxt ?? '']),
    },
    {
      title: '제공 내용',
      columns: [{ label: '구분' }, { label: '내용', width: 5 }],
      rows: [
        ['유해성·위험성', row.hazardCont],
        ['안전·보건상 주의사항', row.cautionCont],
        ['사고 발생 시 조치', row.emergencyCont],
      ],
    },
  ],
  notes: [
    '산업안전보건법 제65조 및 같은 법 시행규칙 제83조에 따라 작업이 시작되기 전에 제공합니다. 수급인은 하수급인에게 사본을 제공해야 합니다.',
  ],
  printedDt,
  printedBy,
})
