import { addDays } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { safetyInfo } from '../info/safety-info.resource.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'
import { contractNumbers } from './vendor-contract.ts'

interface DemoInfo {
  contract: string
  vendorCd: string
  workNm: string
  facilityTxt: string
  hazardCont: string
  cautionCont: string
  emergencyCont: string
  chemicals: readonly (readonly [chemNm: string, casNo: string, hazardTxt: string])[]
  /** Days ago on which it was given, received and checked. */
  provided?: number
  received?: number
  checked?: number
  recvUserId?: string
}
const infos: readonly DemoInfo[] = [
  {
    contract: 'annualDredge',
    vendorCd: 'V00005',
    workNm: '톨루엔 저장탱크 내부 세정·준설',
    facilityTxt: '탱크야드 T-204',
    hazardCont:
      '톨루엔 증기의 폭발(폭발하한 1.1%)과 흡입, 슬러지 교반 시 황화수소 발생, 산소 결핍으로 인한 질식 위험이 있습니다.',
    cautionCont:
      '맹판 설치와 환기 후 산소·가연성가스·황화수소를 측정하고, 적정공기일 때만 출입합니다. 방폭 조명과 송기마스크를 사용하고 외부에 감시인을 둡니다.',
    emergencyCont:
      '경보가 울리면 즉시 밖으로 나와 집결지로 이동하고 119와 방재센터에 신고합니다. 공기호흡기 없이 구조하러 들어가지 않습니다.',
    chemicals: [
      ['톨루엔', '108-88-3', '인화성 액체 구분2, 생식독성, 흡인 유해성'],
      ['황화수소', '7783-06-4', '급성독성(흡입), 극인화성 가스'],
    ],
    provided: 200,
    received: 199,
    checked: 196,
    recvUserId: 'vnd05a',
  },
  {
    contract: 'loading',
    vendorCd: 'V00005',
    workNm: '황산 98% 탱크로리 하역',
    facilityTxt: '출하동 하역장 2번',
    hazardCont: '98% 황산은 피부와 눈에 심한 화상을 일으키고 물과 격렬히 반응하여 열과 증기를 냅니다.',
    cautionCont:
      '내산복·고글·보안면을 착용하고 접지 후 호스 체결을 두 사람이 확인합니다. 하역 중 자리를 비우지 않습니다.',
    emergencyCont:
      '누출되면 밸브를 닫고 바람을 등지고 대피합니다. 피부에 닿으면 비상샤워로 15분 이상 씻고 보건관리자에게 알립니다.',
    chemicals: [['황산', '7664-93-9', '피부 부식성 구분1, 발암성(강산 미스트)']],
    provided: 98,
    received: 97,
    recvUserId: 'vnd05a',
  },
  {
    contract: 'tankFarm',
    vendorCd: 'V00001',
    workNm: '제3저장탱크 배관 연결',
    facilityTxt: '탱크야드 제3저장탱크 구역',
    hazardCont: '기존 톨루엔 이송배관과 연결하는 작업으로 잔류 톨루엔의 인화와 증기 흡입 위험이 있습니다.',
    cautionCont: '연결부 양쪽을 맹판으로 차단하고 질소로 치환한 뒤 폭발하한 0%를 확인하고 화기작업을 합니다.',
    emergencyCont: '가스경보 시 화기를 끄고 대피하며 방재센터(내선 119)에 신고합니다.',
    chemicals: [['톨루엔', '108-88-3', '인화성 액체 구분2, 생식독성, 흡인 유해성']],
    provided: 2,
  },
  {
    contract: 'acid',
    vendorCd: 'V00005',
    workNm: '황산 저장탱크 T-207 내부 보수',
    facilityTxt: '탱크야드 T-207',
    hazardCont: '탱크 안의 잔류 황산과 세척수의 반응열, 수소 발생, 산소 결핍 위험이 있습니다.',
    cautionCont: '중화·세척 후 pH와 산소, 수소 농도를 측정하고 화학물질용 보호복을 착용합니다.',
    emergencyCont: '피부에 닿으면 비상샤워로 씻고, 쓰러진 사람이 있으면 들어가지 말고 119에 신고합니다.',
    chemicals: [['황산', '7664-93-9', '피부 부식성 구분1, 발암성(강산 미스트)']],
  },
]

/** Sheets of the demonstration: checked, received, given and waiting for the signature, and a draft. */
export async function insertSafetyInfos(sql: Sql, today: string): Promise<void> {
  const contracts = await contractNumbers(sql)
  const moment = (daysAgo: number | undefined, time: string) =>
    daysAgo === undefined ? null : `${addDays(today, -daysAgo)}T${time}:00+09:00`
  for (const { contract, chemicals, provided, received, checked, recvUserId, ...info } of infos) {
    const safetyInfoCd = await nextNumber(sql, safetyInfo.fields.safetyInfoCd.numbering!, {
      plantCd: '1000',
      day: addDays(today, -(provided ?? 1)),
      ruleCd: 'safetyInfo.safetyInfoCd',
    })
    await insertRows(sql, 'safetyInfo', [
      {
        ...info,
        safetyInfoCd,
        contractNo: contracts.get(contract),
        plantCd: '1000',
        provideUserId: provided === undefined ? null : 'saf01',
        provideDt: moment(provided, '09:20'),
        recvUserId: received === undefined ? null : recvUserId,
        recvDt: moment(received, '10:05'),
        checkUserId: checked === undefined ? null : 'rqst01',
        checkDt: moment(checked, '14:30'),
        checkCont:
          checked === undefined
            ? null
            : '작업 전 TBM에서 유해성과 비상조치를 알린 기록과 보호구 비치를 현장에서 확인함',
        state:
          checked !== undefined
            ? 'checked'
            : received !== undefined
              ? 'received'
              : provided === undefined
                ? 'draft'
                : 'provided',
      },
    ])
    const { safetyInfoNo } = await sql.one<{ safetyInfoNo: number }>(
      'select "safetyInfoNo" from "safetyInfo" where "safetyInfoCd" = $1',
      [safetyInfoCd],
    )
    await insertRows(
      sql,
      'safetyInfoChem',
      chemicals.map(([chemNm, casNo, hazardTxt]) => ({ safetyInfoNo, chemNm, casNo, hazardTxt })),
      false,
    )
  }
}
