import { sentences } from '../../../core/shared/sentence.ts'

/** What a change of a product or a list asks the places that handle it to do. */
export const rippleNotes = sentences({
  EXAM: [
    '특수건강진단 대상·유해인자 재검토',
    'Review who is examined and for which agents',
    '重新审查特殊健康检查对象、有害因素',
    'Revisar a quién se examina y los agentes',
  ],
  MEASURE: [
    '작업환경측정 유해인자·노출기준 재검토',
    'Review measured agents and exposure limits',
    '重新审查作业环境检测有害因素、暴露限值',
    'Revisar los agentes medidos y los límites',
  ],
  PPE: [
    '보호구 지급기준 재검토',
    'Review the issue of protective equipment',
    '重新审查防护用品发放标准',
    'Revisar la entrega de equipos de protección',
  ],
  PERMIT: [
    '진행 중인 작업허가의 위험요인·보호구 재확인',
    'Check hazards and protection of running work permits again',
    '重新确认进行中作业许可的危险因素、防护用品',
    'Volver a comprobar peligros y protección de los permisos en curso',
  ],
  andMore: [
    '{names} 외 {count}건',
    '{names} and {count} more',
    '{names}等另{count}件',
    '{names} y {count} más',
  ],
  all: ['{names}', '{names}', '{names}', '{names}'],
  revisedLaw: [
    '{product} 법규 개정 이행',
    '{product}: follow the revised law',
    '{product} 落实法规修订',
    '{product}: cumplir la ley revisada',
  ],
  newDuties: [
    '{notice}({day} 시행)으로 {product}에 새로 해당하는 의무: {duties}',
    'New duties of {product} by {notice} (in force {day}): {duties}',
    '因{notice}（{day}施行）{product}新增义务：{duties}',
    'Nuevas obligaciones de {product} por {notice} (vigente {day}): {duties}',
  ],
  added: ['추가 {item}', 'added {item}', '新增 {item}', 'añadido {item}'],
  removed: ['삭제 {item}', 'removed {item}', '删除 {item}', 'eliminado {item}'],
  section: ['{number}번', 'section {number}', '第{number}项', 'sección {number}'],
  task: ['{product} {title}', '{product}: {title}', '{product} {title}', '{product}: {title}'],
  revised: [
    '{sheet} {edition}판이 유효해졌습니다(변경: {changes}). {title}.',
    '{sheet} edition {edition} is in force (changed: {changes}). {title}.',
    '{sheet}第{edition}版已生效（变更：{changes}）。{title}。',
    '{sheet} edición {edition} está vigente (cambios: {changes}). {title}.',
  ],
  revisedPermits: [
    '{text} 작업허가: {permits}',
    '{text} Work permits: {permits}',
    '{text}作业许可：{permits}',
    '{text} Permisos: {permits}',
  ],
})
