/** What an investigation of the demonstration has found, by the columns of its lines. */
export interface DemoAnalysis {
  /** Branch, the branch above it, level, 4M, and what it was. */
  causes: readonly (readonly [string, string | null, 'D' | 'I' | 'R', string, string])[]
  /** Branch, step, question, answer, evidence. */
  whys: readonly (readonly [string, number, string, string, string])[]
  /** What stood between the hazard and the people, where, and whether it held. */
  barriers: readonly (readonly [string, 'prevent' | 'mitigate', 'held' | 'failed' | 'absent'])[]
  preventions: readonly DemoPrevention[]
}
export interface DemoPrevention {
  branch: string
  text: string
  /** SAF_CONTROL. */
  control: string
  /** Days after the event on which its improvement was due. */
  dueAfter: number
  closed?: string
}

/** By the name of the event (saf.md 11): twelve causes, four chains of whys, nine measures of which three are overdue. */
export const demoAnalyses: Readonly<Record<string, DemoAnalysis>> = {
  ladder: {
    causes: [
      ['1', null, 'D', 'machine', '이동식 사다리 발판 미끄럼 방지 고무가 닳아 없었다.'],
      ['1.1', '1', 'I', 'media', '2 m 이상에서 사다리를 작업발판으로 썼다.'],
      ['1.1.1', '1.1', 'R', 'management', '고소작업 계획에 이동식 비계를 쓰라는 기준이 없었다.'],
      ['1.2', '1', 'I', 'management', '사다리 정기점검 대상에서 빠져 있었다.'],
      ['2', null, 'D', 'man', '안전대를 걸 곳이 없어 걸지 않았다.'],
      ['2.1', '2', 'R', 'management', '배관랙 하부 작업의 걸이시설 설치 기준이 없었다.'],
    ],
    whys: [
      ['1.1.1', 1, '왜 떨어졌나', '사다리가 미끄러졌다.', '현장 사진'],
      ['1.1.1', 2, '왜 미끄러졌나', '바닥 고무가 없는 사다리를 썼다.', '사다리 실물'],
      ['1.1.1', 3, '왜 그 사다리를 썼나', '작업계획에 발판 기준이 없어 가까운 것을 썼다.', '작업계획서'],
      ['2.1', 1, '왜 안전대를 걸지 않았나', '걸 수 있는 구조물이 손 닿는 곳에 없었다.', '현장 실측'],
      ['2.1', 2, '왜 구조물이 없었나', '배관랙 하부에 걸이시설이 설치되지 않았다.', '배치 도면'],
      ['2.1', 3, '왜 설치되지 않았나', '설치 대상을 정한 사내 기준이 없었다.', '고소작업 지침'],
    ],
    barriers: [
      ['작업 전 사다리 점검', 'prevent', 'failed'],
      ['이동식 비계 사용', 'prevent', 'absent'],
      ['2인 1조 사다리 잡기', 'prevent', 'held'],
      ['안전대 걸이시설', 'mitigate', 'absent'],
      ['안전모', 'mitigate', 'held'],
      ['응급처치와 119 신고', 'mitigate', 'held'],
    ],
    preventions: [
      {
        branch: '1.1.1',
        text: '2 m 이상 작업은 이동식 비계만 쓰도록 고소작업 지침을 고친다.',
        control: 'administrative',
        dueAfter: 30,
      },
      {
        branch: '1.2',
        text: '사다리를 정기점검 대상에 넣고 점검표를 붙인다.',
        control: 'administrative',
        dueAfter: 40,
      },
      {
        branch: '2.1',
        text: '배관랙 하부 12곳에 안전대 걸이시설을 설치한다.',
        control: 'engineering',
        dueAfter: 90,
      },
      {
        branch: '1',
        text: '미끄럼 방지 고무가 없는 사다리를 모두 폐기한다.',
        control: 'remove',
        dueAfter: 14,
        closed: '사다리 7대를 폐기하고 폐기 사진을 남겼습니다.',
      },
    ],
  },
  forklift: {
    causes: [
      ['1', null, 'D', 'man', '보행자가 후진하는 지게차 뒤를 지나갔다.'],
      ['1.1', '1', 'R', 'management', '보행자 통로와 지게차 통로가 나뉘어 있지 않았다.'],
    ],
    whys: [
      ['1.1', 1, '왜 부딪혔나', '보행자와 지게차가 같은 통로를 썼다.', '통로 영상'],
      ['1.1', 2, '왜 같은 통로를 썼나', '보행자 통로가 적치물로 막혀 있었다.', '현장 사진'],
      ['1.1', 3, '왜 막혀 있었나', '통로를 나누고 비워 두는 기준이 없었다.', '물류 운영기준'],
    ],
    barriers: [
      ['후진 경보음', 'prevent', 'held'],
      ['보행자 통로 분리', 'prevent', 'absent'],
      ['안전화', 'mitigate', 'held'],
    ],
    preventions: [
      {
        branch: '1.1',
        text: '원료창고 앞 통로에 보행자 울타리를 설치한다.',
        control: 'engineering',
        dueAfter: 30,
        closed: '울타리 38 m를 설치하고 횡단 지점 두 곳을 만들었습니다.',
      },
      {
        branch: '1',
        text: '지게차에 후방 감지 센서와 청색 경고등을 단다.',
        control: 'engineering',
        dueAfter: 45,
        closed: '지게차 6대에 후방 감지 센서와 청색 경고등을 달았습니다.',
      },
    ],
  },
  pressure: {
    causes: [
      ['1', null, 'D', 'machine', '냉각수 공급 밸브가 반쯤 닫혀 유량이 떨어졌다.'],
      ['1.1', '1', 'I', 'machine', '밸브 위치 신호가 실제와 달랐다.'],
      ['1.1.1', '1.1', 'R', 'management', '밸브 위치 신호의 정기 교정 대상에서 빠져 있었다.'],
      ['1.2', '1', 'I', 'media', '야간에 냉각수 저유량 경보를 알아차리기 어려웠다.'],
    ],
    whys: [
      ['1.1.1', 1, '왜 압력이 올랐나', '냉각수 유량이 절반으로 줄었다.', '운전 추이'],
      ['1.1.1', 2, '왜 줄었나', '공급 밸브가 반쯤 닫혀 있었다.', '현장 확인'],
      ['1.1.1', 3, '왜 몰랐나', '화면은 열림으로 보였다.', '화면 저장본'],
      ['1.1.1', 4, '왜 화면과 달랐나', '위치 신호를 교정하지 않았다.', '교정 대장'],
    ],
    barriers: [
      ['냉각수 저유량 경보', 'prevent', 'failed'],
      ['밸브 위치 신호', 'prevent', 'failed'],
      ['안전밸브', 'mitigate', 'held'],
      ['원료 투입 자동 정지', 'mitigate', 'held'],
    ],
    preventions: [
      {
        branch: '1.1.1',
        text: '조절밸브 위치 신호 42개를 정기 교정 대상에 넣는다.',
        control: 'administrative',
        dueAfter: 10,
      },
      {
        branch: '1.2',
        text: '냉각수 저유량 경보를 별도의 소리와 색으로 바꾼다.',
        control: 'engineering',
        dueAfter: 45,
      },
      {
        branch: '1',
        text: '냉각수 유량이 낮으면 원료 투입을 멈추는 연동을 이중으로 한다.',
        control: 'engineering',
        dueAfter: 60,
      },
    ],
  },
}
