import { sentences } from '../../../core/shared/sentence.ts'

/** Why something about the book of jobs is refused. */
export const bookRefusals = sentences({
  draftOnly: [
    '작성 상태의 표준서만 수정할 수 있습니다. 승인된 표준서는 개정하세요.',
    'Only a draft is changed. Revise a book that is approved.',
    '仅编写状态的标准书可修改。已批准的请修订。',
    'Solo se cambia un borrador. Revise el libro aprobado.',
  ],
  keepers: [
    '안전·보건 담당자와 해당 부서만 작성할 수 있습니다.',
    'Only safety and health staff and the department write it.',
    '仅安全·健康负责人和该部门可以编写。',
    'Solo lo escriben seguridad, salud y el departamento.',
  ],
  approvers: [
    '본사 위험성평가 담당 또는 안전담당만 승인할 수 있습니다.',
    'Only head office or safety staff approve it.',
    '仅总部负责人或安全负责人可以批准。',
    'Solo la sede o el personal de seguridad lo aprueban.',
  ],
  ownBook: [
    '검토를 요청한 사람은 승인할 수 없습니다.',
    'Whoever asked for the review cannot approve it.',
    '申请审核的人不能批准。',
    'Quien pidió la revisión no puede aprobarlo.',
  ],
  noRows: [
    '작업단계(취급작업)와 유해·위험요인을 하나 이상 입력하세요.',
    'Enter at least one step or task with its hazard.',
    '请至少输入一个作业步骤（作业）和危害因素。',
    'Indique al menos un paso o tarea con su peligro.',
  ],
  tooLong: [
    '작업단계가 {count}개입니다. {most}개를 넘으면 표준서를 나누세요.',
    'There are {count} steps. Divide a book of more than {most}.',
    '作业步骤有{count}个。超过{most}个时请拆分。',
    'Hay {count} pasos. Divida un libro de más de {most}.',
  ],
  noSuchBook: [
    '이 기법에는 작업위험 표준서가 없습니다. HAZOP은 검토구간 표준을 쓰세요.',
    'This method has no book of jobs. HAZOP has templates of nodes.',
    '该方法没有作业风险标准书。HAZOP请使用审查区段标准。',
    'Este método no tiene libro. HAZOP usa plantillas de nodos.',
  ],
  successor: [
    '작성 중인 개정판이 있습니다.',
    'There is a revision under way.',
    '有正在编写的修订版。',
    'Hay una revisión en curso.',
  ],
  otherPlant: [
    '같은 사업장의 표준서만 불러올 수 있습니다.',
    'Only a book of the same plant can be taken.',
    '只能导入同一工厂的标准书。',
    'Solo puede tomarse un libro de la misma planta.',
  ],
  otherType: [
    '{type} 표준서는 이 평가대상에 불러올 수 없습니다.',
    'A book of {type} does not fit this target.',
    '{type}标准书不能导入该评估对象。',
    'Un libro de {type} no sirve para este objeto.',
  ],
  notApproved: [
    '승인된 표준서만 불러올 수 있습니다.',
    'Only an approved book can be taken.',
    '只能导入已批准的标准书。',
    'Solo puede tomarse un libro aprobado.',
  ],
  noHazards: [
    '평가표에 행이 없습니다.',
    'The sheet has no rows.',
    '评估表中没有行。',
    'La hoja no tiene filas.',
  ],
  notConfirmed: [
    '확정된 평가대상만 표준서로 만들 수 있습니다.',
    'Only a confirmed target becomes a book.',
    '仅已确定的评估对象可做成标准书。',
    'Solo un objeto confirmado se convierte en libro.',
  ],
  replaced: [
    '{book} {version}판으로 대체',
    'Replaced by {book} version {version}',
    '由{book}第{version}版代替',
    'Sustituido por {book} versión {version}',
  ],
})
