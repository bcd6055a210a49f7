import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { evalStates } from './eval-transitions.rule.ts'
import type { VendorEval } from './vendor-eval.resource.ts'

const points = (value: number | null): string => (value === null ? '' : String(value))

/** The printed 평가결과서: 결재란, items with their scores, total, grade, objection and who evaluated. */
export const evalSheet = (
  row: VendorEval,
  stamps: NonNullable<Sheet['stamps']>,
  printedDt: string,
  printedBy: string,
): Sheet => ({
  title: '협력업체 평가결과서',
  subtitle: `${row.evalCd ?? ''} · ${evalStates[row.state]}`,
  stamps,
  facts: [
    { label: '업체', value: row.vendorNm ?? '', strong: true },
    { label: '평가구분', value: row.evalTypeNm ?? '' },
    { label: '평가표', value: row.evalFormNm ?? '' },
    { label: '평가기간', value: row.periodTxt },
    { label: '사업장', value: row.plantNm ?? '' },
    { label: '도급계약', value: row.contractNm ?? '' },
    { label: '총점', value: row.score === null ? '!평가 중' : `${row.score}점`, strong: true },
    { label: '등급', value: row.gradeNm ?? '', strong: true },
    { label: '적격 여부', value: row.passYn === null ? '' : row.passYn === 'Y' ? '적격' : '!부적격' },
    { label: '유효기간', value: row.validToYmd ? `${row.validToYmd}까지` : '' },
    { label: '평가자', value: row.evaluators.map(({ evalUserNm }) => evalUserNm ?? '').join(', ') },
    { label: '확정', value: [row.decideUserNm, showMoment(row.confirmDt)].filter(Boolean).join(' · ') },
  ],
  tables: [
    {
      title: '항목별 점수',
      columns: [
        { label: '구분' },
        { label: '항목', width: 2 },
        { label: '배점', number: true },
        { label: '자가', number: true },
        { label: '평가', number: true },
        { label: '평가의견', width: 3 },
      ],
      rows: row.items.map(({ grpNm, itemNm, weight, selfScore, evalScore, naYn, cont }) => [
        grpNm,
        itemNm,
        String(weight),
        points(selfScore),
        naYn === 'Y' ? '해당없음' : points(evalScore),
        cont ?? '',
      ]),
    },
    ...(row.objectCont || row.decideCont
      ? [
          {
            title: '이의와 확정',
            columns: [{ label: '구분' }, { label: '내용', width: 5 }],
            rows: [
              ['이의', row.objectCont ?? '없음'],
              ['확정의견', row.decideCont ?? ''],
            ],
          },
        ]
      : []),
  ],
  notes: [
    '점수는 적용한 항목의 배점 합계에 대한 비율(100점 만점)입니다. 해당없음 항목은 분모에서 뺍니다.',
    '산업안전보건법 제61조(적격 수급인 선정), 중대재해 처벌 등에 관한 법률 시행령 제4조제9호에 따른 평가입니다.',
  ],
  printedDt,
  printedBy,
})
