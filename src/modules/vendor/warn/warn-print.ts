import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { warnStates } from './warn-transitions.rule.ts'
import type { WarnPoint } from './warn-point.resource.ts'

/** Titles by item of VIOL_LVL: what is only pointed out is no warning yet. */
const titles: Readonly<Record<string, string>> = {
  VVL01: '안전보건 지적 통보서',
  VVL02: '경 고 장',
  VVL03: '경 고 장 (중대위반)',
}

/**
 * The printed 경고장 of a violation that the company was told of, resolved to words.
 * @param more what the violation itself does not carry: legal basis, what is to be done at once, points that
 * count today
 */
export const warnSheet = (
  row: WarnPoint,
  more: { legalBasisTxt: string | null; actTxt: string | null; workerSum: number | null; vendorSum: number },
  printedDt: string,
  printedBy: string,
): Sheet => ({
  title: titles[row.violLvlCd ?? ''] ?? titles['VVL01']!,
  subtitle: `${row.warnCd ?? ''} · ${warnStates[row.state]}`,
  facts: [
    { label: '수신 업체', value: row.vendorNm ?? '', strong: true },
    { label: '대상자', value: row.vendorWorkerNm ?? '업체' },
    { label: '위반일시', value: showMoment(row.occurDt) },
    { label: '위반장소', value: row.placeNm },
    { label: '위반내용', value: row.violStdNm ?? '', strong: true },
    { label: '위반수준', value: row.violLvlNm ?? '' },
    { label: '벌점(개인/업체)', value: `${row.workerPoint ?? 0}점 / ${row.vendorPoint ?? 0}점` },
    {
      label: '최근 1년 누계',
      value: [more.workerSum !== null && `개인 ${more.workerSum}점`, `업체 ${more.vendorSum}점`]
        .filter(Boolean)
        .join(' / '),
    },
    { label: '발행자', value: row.issueUserNm ?? '' },
    { label: '통보일시', value: showMoment(row.noticeDt) },
    { label: '소명기한', value: row.objectToYmd ?? '' },
    { label: '작업허가', value: row.permitNm ?? '-' },
  ],
  tables: [
    {
      title: '내용과 조치',
      columns: [{ label: '구분' }, { label: '내용', width: 5 }],
      rows: [
        ['위반 상세', row.cont],
        ['근거', more.legalBasisTxt ?? '사내 안전수칙'],
        [
          '즉시 조치',
          more.actTxt ?? '작업을 멈추고 위반을 시정한 뒤 조치 사진과 함께 조치결과를 제출하십시오.',
        ],
        ...(row.objectCont ? [['소명', row.objectCont]] : []),
        ...(row.decideCont ? [['판정', `${row.decideCont} (${row.decideUserNm ?? ''})`]] : []),
        ...(row.actCont ? [['조치결과', row.actCont]] : []),
      ],
    },
    {
      title: '확인',
      signed: true,
      columns: [{ label: '구분' }, { label: '성명(서명)', width: 3 }, { label: '일자', width: 2 }],
      rows: [
        ['발행자', row.issueUserNm ?? '', ''],
        ['업체 대표 또는 현장대리인', '', ''],
        ...(row.vendorWorkerNo === null ? [] : [['대상자', row.vendorWorkerNm ?? '', '']]),
      ],
    },
  ],
  notes: [
    '산업안전보건법 제66조에 따라 시정을 요구합니다. 사실과 다르면 소명기한 안에 포털의 경고·지적현황에서 소명할 수 있습니다.',
    '확정된 벌점은 1년 동안 더하여 재교육·출입정지 등 제재의 근거가 됩니다.',
  ],
  printedDt,
  printedBy,
})
