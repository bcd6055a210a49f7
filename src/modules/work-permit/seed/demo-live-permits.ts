import { demoMonitor } from './demo-gas-devices.ts'
import type { DemoPermit } from './demo-permit.ts'
import { aroundNow, weldingGear } from './demo-permit-parts.ts'

/**
 * Works that run at the moment `now`, or may start. Hot work was measured so recently that its next
 * measurement is due 90 to 110 minutes after it, so that the demonstration does not stop by itself in its
 * first hour.
 */
export function livePermits(now: string): Record<'weld' | 'rail' | 'tank' | 'power', DemoPermit> {
  const { at, time, gas } = aroundNow(now)
  const toluene = { toxNm: '톨루엔', toxVal: 12, toxLimit: 50, lelPct: 4, coPpm: 5 }
  return {
    weld: {
      order: 'weld',
      vendorCd: 'V00001',
      state: 'working',
      permitNm: '화기 배관용접 R-101',
      permitTypeCd: 'H',
      supplCds: [],
      workKindCd: 'WELD',
      ...time(-95),
      areaCd: 'YS-RX',
      exZoneCd: 'zone2',
      placeTxt: '반응구역 1층 R-101 하부',
      workTxt: '반응기 하부 2인치 배관의 부식 부위를 절단하고 새 배관으로 용접한다.',
      map: [10, 20, 3],
      supervisor: 1,
      watcher: 4,
      workers: [
        [2, '용접', 'VQL01'],
        [3, '배관 조립'],
      ],
      ppeCds: weldingGear,
      toolTxt: '교류 아크용접기, 그라인더, 용접방화포, 소화기 2대',
      combDistM: 8,
      materials: [
        {
          matNm: '톨루엔',
          casNo: '108-88-3',
          residueYn: 'N',
          qtyTxt: '배관 세정 완료',
          lelPct: 1.1,
          toxLimitPpm: 50,
          ppeTxt: '방독마스크',
        },
      ],
      gases: [gas('first', -108, 2), gas('periodic', -18, 2)],
      steps: [{ action: 'start', at: at(-90), by: 'issuer01' }],
    },
    rail: {
      order: 'rail',
      vendorCd: 'V00004',
      state: 'approved',
      permitNm: '화기·고소 난간 보수',
      permitTypeCd: 'H',
      supplCds: ['S5'],
      workKindCd: 'HIGHWELD',
      ...time(0),
      areaCd: 'YS-DT',
      exZoneCd: 'zone2',
      placeTxt: '증류구역 C-110 3층 점검통로',
      workTxt: '부식된 난간을 절단하고 새 난간을 용접하여 설치한다.',
      map: [140, 60, 9],
      supervisor: 1,
      watcher: 4,
      workers: [[2, '용접', 'VQL01']],
      ppeCds: [...weldingGear, 'harness'],
      toolTxt: '교류 아크용접기, 절단기, 용접방화포, 소화기 2대',
      combDistM: 10,
      supplements: [
        { supplCd: 'S5', heightM: 6, platformCd: 'scaffold', anchorTxt: '상부 구조물 안전대 걸이 2개소' },
      ],
    },
    tank: {
      order: 'tank',
      vendorCd: 'V00005',
      state: 'working',
      permitNm: '일반·밀폐공간 T-204 청소',
      permitTypeCd: 'G',
      supplCds: ['S1'],
      workKindCd: 'TANKCLEAN',
      ...time(-120),
      areaCd: 'YS-TK',
      exZoneCd: 'zone1',
      placeTxt: '탱크야드 T-204 내부',
      workTxt: '톨루엔 저장탱크 내부의 잔류 슬러지를 제거하고 내벽을 세척한다.',
      map: [240, 70, 0],
      supervisor: 1,
      watcher: 4,
      workers: [
        [3, '내부 청소'],
        [5, '내부 청소'],
        [6, '내부 청소'],
      ],
      ppeCds: ['helmet', 'shoes', 'chemicalGloves', 'airlineMask', 'chemicalSuit', 'harness'],
      toolTxt: '방폭 송풍기 2대, 방폭 조명, 진공흡입차',
      materials: [
        {
          matNm: '톨루엔',
          casNo: '108-88-3',
          residueYn: 'Y',
          qtyTxt: '바닥 슬러지 약 50 L',
          lelPct: 1.1,
          toxLimitPpm: 50,
          ppeTxt: '송기마스크',
        },
      ],
      supplements: [
        {
          supplCd: 'S1',
          spaceNm: 'T-204 저장탱크',
          entrantMax: 4,
          ventMethodCd: 'both',
          airflow: 60,
          rescueGearTxt: '삼각대, 구명줄, 공기호흡기 2조, 들것',
        },
      ],
      contDeviceNm: demoMonitor,
      gases: [
        gas('first', -132, 2, { ...toluene, pointCd: 'top', lelPct: 2 }),
        gas('first', -130, 2, { ...toluene, pointCd: 'middle', lelPct: 3 }),
        gas('first', -128, 2, { ...toluene, pointCd: 'bottom' }),
        gas('periodic', -25, 2, { ...toluene, pointCd: 'bottom' }),
      ],
      steps: [{ action: 'start', at: at(-110), by: 'issuer02' }],
      inside: [
        [3, 34],
        [5, 33],
        [6, 20],
      ],
    },
    power: {
      order: 'power',
      vendorCd: 'V00003',
      state: 'working',
      permitNm: '일반·정전 MCC-2 차단기 교체',
      permitTypeCd: 'G',
      supplCds: ['S2'],
      workKindCd: 'OUTAGE',
      ...time(-150),
      areaCd: 'YS-UT',
      exZoneCd: 'none',
      placeTxt: '유틸리티동 전기실 MCC-2',
      workTxt: '노후 차단기 3대를 교체하고 단자를 점검한다. 격리지점 5개소.',
      map: [45, 200, 0],
      supervisor: 1,
      workers: [
        [2, '차단기 교체', 'VQL05'],
        [3, '차단기 교체', 'VQL05'],
      ],
      ppeCds: ['helmet', 'shoes', 'insulated'],
      toolTxt: '검전기, 단락 접지기구, 절연공구',
      supplements: [
        { supplCd: 'S2', circuitTxt: 'MCC-2 F-03·F-04·F-07', voltageV: 440, drawingNo: 'E-SLD-012' },
      ],
      steps: [{ action: 'start', at: at(-140), by: 'issuer03' }],
    },
  }
}
