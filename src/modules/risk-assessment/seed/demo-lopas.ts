import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { lopaLayers } from '../hazop/hazop-codes.rule.ts'
import { hazopFigures, lopaLibrary, targetFreqOf } from '../hazop/hazop-parameters.rule.ts'
import { lopaOf, sourceOf } from '../hazop/lopa.rule.ts'

interface DemoLayer {
  layerCd: string
  layerNm: string
  /** Left out where the usual figure holds. */
  pfd?: number
  pfdSourceTxt?: string
  sensorTxt?: string
  finalTxt?: string
}
interface DemoLopa {
  scenarioTxt: string
  initCd: string
  layers: readonly DemoLayer[]
}
const { alarm, instrumented, relief, passive, enabling } = lopaLayers
const highTemperature = { layerCd: alarm, layerNm: 'TAH-101 경보와 운전원 조치', sensorTxt: 'TAH-101' }
const safetyValve = { layerCd: relief, layerNm: 'PSV-101 안전밸브', finalTxt: 'PSV-101' }
/** The scenarios of R-101 that ask for one, by the cause of their row; lost cooling has the gap of 10 (fit annex). */
const demoLopas: Readonly<Record<string, DemoLopa>> = {
  'FV-101 닫힘 고착 또는 스트레이너 막힘': {
    scenarioTxt: 'FV-101 닫힘 고착 → P-301A 차단운전, 씰 손상, 톨루엔 누출·화재',
    initCd: 'valve',
    layers: [{ layerCd: passive, layerNm: '최소유량 배관' }],
  },
  'FV-101 열림 고착': {
    scenarioTxt: 'FV-101 열림 고착 → R-101 과충전, 벤트로 액 유출, 화재',
    initCd: 'valve',
    layers: [
      { layerCd: alarm, layerNm: 'LAH-101 경보와 운전원 조치', sensorTxt: 'LAH-101' },
      {
        layerCd: instrumented,
        layerNm: 'LAHH-101 → XV-101 닫힘',
        sensorTxt: 'LAHH-101',
        finalTxt: 'XV-101',
      },
    ],
  },
  '냉각수 상실': {
    scenarioTxt: '냉각수 상실 → 반응폭주, 최악 용기 파열',
    initCd: 'utility',
    layers: [highTemperature, safetyValve],
  },
  'TV-101 열림 고착(H-201 열매)': {
    scenarioTxt: 'TV-101 열림 고착 → 반응폭주, 최악 용기 파열',
    initCd: 'valve',
    layers: [highTemperature, safetyValve],
  },
  'AG-101 과부하·축 파손': {
    scenarioTxt: 'AG-101 정지 → 미반응물 축적, 재기동 때 급격 반응',
    initCd: 'pump',
    layers: [
      { layerCd: alarm, layerNm: 'IAL-101 경보와 운전원 조치', sensorTxt: 'IAL-101' },
      {
        layerCd: enabling,
        layerNm: '배치 가운데 투입 시간의 비율',
        pfd: 0.1,
        pfdSourceTxt: '2025년 배치기록(투입 1.2시간 / 12시간)',
      },
    ],
  },
  'N₂ 조절밸브 PCV-101 열림(K-401 0.9 MPa)': {
    scenarioTxt: 'PCV-101 열림 → R-101 과압',
    initCd: 'control',
    layers: [{ layerCd: alarm, layerNm: 'PAH-101 경보와 운전원 조치', sensorTxt: 'PAH-101' }, safetyValve],
  },
}

/** The LOPA of a row, where its cause has one in the demonstration. */
export async function insertLopa(
  sql: Sql,
  place: object,
  row: { rsaHazopRowNo: number; causeTxt: string; sev: number },
): Promise<void> {
  const lopa = demoLopas[row.causeTxt]
  if (!lopa) return
  const { inits, layers: usual } = lopaLibrary(hazopFigures.first)
  const layers = lopa.layers.map((layer) => {
    const pfd = layer.pfd ?? usual[layer.layerCd]!.value
    return { ...layer, pfd, pfdSourceTxt: sourceOf(pfd, layer.pfdSourceTxt, usual[layer.layerCd])! }
  })
  const scenario = {
    initFreq: inits[lopa.initCd]!.value,
    targetFreq: targetFreqOf(hazopFigures.first, row.sev)!,
  }
  const { mitigatedFreq, gap, needPfd, sil, acceptYn } = lopaOf({ ...scenario, layers })
  const [made] = await insertReturning(
    sql,
    'rsaLopa',
    [
      {
        ...place,
        ...scenario,
        rsaHazopRowNo: row.rsaHazopRowNo,
        scenarioTxt: lopa.scenarioTxt,
        initCd: lopa.initCd,
        initTxt: row.causeTxt,
        initSourceTxt: inits[lopa.initCd]!.paramCd,
        mitigatedFreq,
        gapVal: gap,
        needPfd,
        silVal: sil,
        acceptYn,
      },
    ],
    true,
    ['rsaLopaNo'],
  )
  await insertRows(
    sql,
    'rsaLopaLayer',
    layers.map((layer) => ({ ...layer, confirmYn: 'Y', rsaLopaNo: Number(made!['rsaLopaNo']) })),
    false,
  )
}
