import { addDays, toMoment } from '../../../core/shared/dates.ts'
import { aroundNow } from './demo-permit-parts.ts'
import type { DemoPermit } from './demo-permit.ts'

/**
 * Works of tomorrow on their way to the approval, and one of today that may not go on beside the welding of
 * The crane of one company turns over the tank that another opens: `demo-simops.ts` binds the two.
 */
export function plannedPermits(
  today: string,
  now: string,
): Record<'pump' | 'dig' | 'xray' | 'crane' | 'manhole', DemoPermit> {
  const on = (day: number, time: string) => toMoment(`${addDays(today, day)} ${time}`)!
  // The crew of the steam trap comes over when its time is up, half an hour before the welding is to end.
  const beside = aroundNow(now).time(355)
  const tomorrow = { startDt: on(1, '08:00'), endDt: on(1, '16:00') }
  return {
    pump: {
      order: 'pump',
      vendorCd: 'V00001',
      state: 'reviewing',
      permitNm: '일반·개방 P-305 펌프 분해',
      permitTypeCd: 'G',
      supplCds: ['S7'],
      workKindCd: 'LINEOPEN',
      ...beside,
      areaCd: 'YS-RX',
      exZoneCd: 'zone2',
      placeTxt: '반응구역 1층 P-305',
      workTxt: '이송펌프를 분해하여 축봉장치를 교체한다. R-101 용접작업과 10.0m 거리이다.',
      map: [18, 26, 0],
      supervisor: 5,
      workers: [
        [6, '분해 정비'],
        [7, '분해 정비'],
      ],
      ppeCds: ['helmet', 'shoes', 'goggles', 'chemicalGloves', 'chemicalSuit', 'gasMask'],
      toolTxt: '방폭공구, 체인블록, 흡착포',
      materials: [
        {
          matNm: '톨루엔',
          casNo: '108-88-3',
          residueYn: 'Y',
          qtyTxt: '펌프 케이싱 잔류 약 2 L',
          lelPct: 1.1,
          toxLimitPpm: 50,
          ppeTxt: '방독마스크',
        },
      ],
      supplements: [
        {
          supplCd: 'S7',
          lineTxt: 'P-305 흡입·토출 배관',
          mediumNm: '톨루엔',
          flammableYn: 'Y',
          toxicYn: 'Y',
          pressureBar: 0,
          tempC: 25,
          blindTxt: 'B-1 흡입측, B-2 토출측',
          drawingNo: 'P&ID-RX-103',
        },
      ],
    },
    dig: {
      order: 'dig',
      vendorCd: 'V00005',
      state: 'cooperating',
      permitNm: '일반·굴착 소화배관 매설부',
      permitTypeCd: 'G',
      supplCds: ['S3'],
      workKindCd: 'DIG',
      ...tomorrow,
      areaCd: 'YS-WH',
      exZoneCd: 'none',
      placeTxt: '창고 서측 도로 소화배관 FW-3',
      workTxt: '누수가 의심되는 소화배관 구간을 깊이 1.8m로 굴착한다.',
      map: [340, 190, 0],
      supervisor: 1,
      workers: [
        [6, '굴착'],
        [7, '굴착'],
      ],
      ppeCds: ['helmet', 'shoes', 'dustMask'],
      toolTxt: '미니굴착기, 수공구, 탐지기',
      supplements: [
        {
          supplCd: 'S3',
          depthM: 1.8,
          widthM: 1.2,
          buriedCds: ['electric', 'telecom', 'fire', 'pipe'],
          shoringYn: 'Y',
        },
      ],
      confirmed: ['electric'],
    },
    xray: {
      order: 'xray',
      vendorCd: 'V00003',
      state: 'approvalPending',
      permitNm: '일반·방사선 C-201 배관 RT',
      permitTypeCd: 'G',
      supplCds: ['S4'],
      workKindCd: 'RADIO',
      startDt: on(1, '20:00'),
      endDt: on(2, '02:00'),
      areaCd: 'YS-DT',
      exZoneCd: 'none',
      placeTxt: '증류구역 C-201 배관대',
      workTxt: '용접부 12개소를 방사선투과검사한다. 통제반경 30m, 야간작업.',
      map: [150, 90, 6],
      supervisor: 5,
      workers: [
        [6, '촬영'],
        [7, '경계·통제'],
      ],
      ppeCds: ['helmet', 'shoes', 'dosimeter'],
      toolTxt: 'Ir-192 조사기, 서베이미터, 경보기',
      supplements: [{ supplCd: 'S4', sourceTxt: 'Ir-192', activityTxt: '1.85 TBq', controlRadiusM: 30 }],
      signed: ['safetyCooperation'],
    },
    crane: {
      order: 'crane',
      vendorCd: 'V00004',
      state: 'approved',
      permitNm: '일반·양중 E-410 다발 인양(50 t 크레인)',
      permitTypeCd: 'G',
      supplCds: ['S6'],
      workKindCd: 'LIFT',
      ...tomorrow,
      areaCd: 'YS-SH',
      exZoneCd: 'none',
      placeTxt: '출하구역 E-410 앞 도로',
      workTxt: '열교환기 다발을 50톤 크레인으로 인양하여 세척장으로 옮긴다.',
      map: [350, 80, 0],
      supervisor: 3,
      workers: [
        [5, '크레인 운전', 'VQL02'],
        [6, '신호'],
      ],
      ppeCds: ['helmet', 'shoes'],
      toolTxt: '50톤 이동식 크레인, 슬링벨트, 유도로프',
      supplements: [
        {
          supplCd: 'S6',
          equipTxt: '50 t 이동식 크레인',
          loadKg: 4200,
          ratedKg: 5000,
          radiusM: 12,
          signalTxt: '성동민',
          leaderNm: '노승일',
        },
      ],
    },
    manhole: {
      order: 'manhole',
      vendorCd: 'V00001',
      state: 'approved',
      permitNm: '일반·개방 T-410 세척조 맨홀',
      permitTypeCd: 'G',
      supplCds: ['S7'],
      workKindCd: 'LINEOPEN',
      ...tomorrow,
      areaCd: 'YS-SH',
      exZoneCd: 'none',
      placeTxt: '출하구역 T-410 세척조',
      workTxt: '열교환기 다발을 세척하기 전에 세척조의 맨홀을 열고 잔류 세척액을 빼낸다.',
      map: [342, 84, 0],
      supervisor: 1,
      workers: [
        [2, '맨홀 개방'],
        [3, '맨홀 개방'],
      ],
      ppeCds: ['helmet', 'shoes', 'goggles', 'chemicalGloves', 'chemicalSuit'],
      toolTxt: '방폭공구, 흡착포, 이동식 펌프',
      materials: [
        {
          matNm: '수산화나트륨 세척액(5%)',
          casNo: '1310-73-2',
          residueYn: 'Y',
          qtyTxt: '바닥 잔류 약 30 L',
          ppeTxt: '화학물질용 보호복, 보안경',
        },
      ],
      supplements: [
        {
          supplCd: 'S7',
          lineTxt: 'T-410 맨홀(500A), 드레인 밸브',
          mediumNm: '수산화나트륨 세척액',
          flammableYn: 'N',
          toxicYn: 'Y',
          pressureBar: 0,
          tempC: 25,
          blindTxt: 'B-41 급수측',
          drawingNo: 'P&ID-SH-410',
        },
      ],
    },
  }
}
