import { sentences } from '../../../core/shared/sentence.ts'

/** Why somebody may not come in or work because of education. */
export const judgeSentences = sentences({
  noRecord: [
    '{name} 이수 기록이 없습니다.',
    'There is no record of the training {name}.',
    '没有{name}的培训记录。',
    'No hay registro de la formación {name}.',
  ],
  over: [
    '{name}{particle} {day} 만료되었습니다.',
    '{name} expired on {day}.',
    '{name}已于{day}到期。',
    '{name} venció el {day}.',
  ],
  endsBeforeStay: [
    '{name} 유효기간({day})이 출입종료일보다 빠릅니다.',
    '{name} ends ({day}) before the stay.',
    '{name}的有效期（{day}）早于出入结束日。',
    '{name}: vence ({day}) antes del fin de la estancia.',
  ],
  endsOn: [
    '{name} 유효기간이 {day}에 끝납니다.',
    '{name} ends on {day}.',
    '{name}的有效期于{day}结束。',
    '{name}: vence el {day}.',
  ],
  hoursShort: [
    '{name} {hours}시간 중 {done}시간을 이수하였습니다.',
    '{name}: {done} of {hours} hours completed.',
    '{name}：已完成{hours}学时中的{done}学时。',
    '{name}: {done} de {hours} horas realizadas.',
  ],
  restDue: [
    '{name} {hours}시간 중 {done}시간을 이수하였습니다. 나머지는 {day}까지 이수해야 합니다.',
    '{name}: {done} of {hours} hours completed. The rest is due by {day}.',
    '{name}：已完成{hours}学时中的{done}学时，其余须于{day}前完成。',
    '{name}: {done} de {hours} horas realizadas. El resto vence el {day}.',
  ],
  preShort: [
    '특별교육 사전 {hours}시간이 완료되지 않았습니다. (인정 {done}시간)',
    'The {hours} hours of special education before the work are not done. (recognised: {done} hours)',
    '作业前的特别培训{hours}小时尚未完成。（认可{done}小时）',
    'No se han completado las {hours} horas de formación especial previas. (reconocidas: {done})',
  ],
  noChemical: [
    '유해화학물질 종사자 교육 {hours}시간 이수 기록이 없습니다.',
    'There is no record of {hours} hours of training for hazardous chemicals.',
    '没有{hours}学时有害化学物质从业人员培训记录。',
    'No constan {hours} horas de formación sobre sustancias peligrosas.',
  ],
  noRule: [
    '{name}의 법정시간 기준이 등록되지 않아 판정할 수 없습니다.',
    'No legal hours are entered for {name}: it cannot be judged.',
    '未登记{name}的法定学时标准，无法判定。',
    'No hay horas legales para {name}: no se puede juzgar.',
  ],
  hire: ['채용 시 교육', 'Training at hiring', '录用培训', 'Formación al contratar'],
  chemical: [
    '유해화학물질 종사자 교육',
    'Training for hazardous chemicals',
    '有害化学物质从业人员培训',
    'Formación sobre sustancias peligrosas',
  ],
})
