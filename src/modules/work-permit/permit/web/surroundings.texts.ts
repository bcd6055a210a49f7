import { texts } from '../../../../core/shared/four-texts.ts'

/** What stands around hot work, in its form. */
export const surroundingsTexts = texts({
  fireAround: [
    '화기 주변 조건',
    'Surroundings of hot work',
    '动火周边条件',
    'Entorno del trabajo en caliente',
  ],
  emptyIfUnknown: [
    '거리를 모르면 비워 두세요(11 m 내로 봅니다)',
    'Leave empty if the distance is not known (it counts as within 11 m)',
    '不知道距离则留空（视为11 m内）',
    'Déjelo vacío si no se conoce la distancia (cuenta como dentro de 11 m)',
  ],
  answerAll: [
    '세 가지 모두 있음·없음으로 답하세요.',
    'Answer all three with yes or no.',
    '三项均须回答有或无。',
    'Responda las tres con sí o no.',
  ],
  gear: [
    '지급 장비: {names}',
    'Equipment to hand out: {names}',
    '发放装备：{names}',
    'Equipo a entregar: {names}',
  ],
  watcherNotNeeded: [
    '화재감시자 배치 대상이 아닙니다.',
    'A fire watcher is not required.',
    '不需要配置动火监护人。',
    'No se requiere vigilante de incendios.',
  ],
  watcherNamed: [
    '화재감시자를 배치해야 하는 작업입니다. (지정됨)',
    'A fire watcher is required. (named)',
    '须配置动火监护人。（已指定）',
    'Se requiere vigilante de incendios. (designado)',
  ],
  watcherMissing: [
    '화재감시자를 배치해야 합니다. 위 작업자에서 화재감시자를 지정하세요.',
    'A fire watcher is required. Name one above among the workers.',
    '须配置动火监护人。请在上方作业人员中指定。',
    'Se requiere vigilante de incendios. Desígnelo arriba entre los trabajadores.',
  ],
  there: ['있음', 'Yes', '有', 'Hay'],
  notThere: ['없음', 'No', '无', 'No hay'],
})
