import { sentences } from '../../../core/shared/sentence.ts'

/** Why something about a proposal is refused, and what a request of the link is called. */
export const proposalRefusals = sentences({
  deciders: [
    '해당 부서의 관리감독자와 안전·보건 담당자만 처리할 수 있습니다.',
    'Only the supervisor of the department and safety and health staff decide this.',
    '仅该部门的管理监督者及安全·健康负责人可以处理。',
    'Solo decide la supervisión del departamento y el personal de seguridad y salud.',
  ],
  ownProposal: [
    '자신의 제안은 처리할 수 없습니다.',
    'Nobody decides his own proposal.',
    '不能处理自己的建议。',
    'Nadie decide su propia propuesta.',
  ],
  proposerOnly: [
    '제안자가 접수 상태에서만 고칠 수 있습니다.',
    'Only the proposer changes it, while it is received.',
    '仅建议人在受理状态下可以修改。',
    'Solo la cambia quien propone, mientras está recibida.',
  ],
  proposerFiles: [
    '제안자와 처리하는 사람만 사진을 붙일 수 있습니다.',
    'Only the proposer and those who decide add pictures.',
    '仅建议人和处理人可以添加照片。',
    'Solo añaden fotos quien propone y quien decide.',
  ],
  otherPlant: [
    '선택한 사업장의 부서가 아닙니다.',
    'This department does not belong to the plant.',
    '不是所选事业场的部门。',
    'El departamento no es de esta planta.',
  ],
  otherTarget: [
    '다른 사업장의 평가대상입니다.',
    'This target belongs to another plant.',
    '是其他事业场的评估对象。',
    'Este objeto es de otra planta.',
  ],
  rowMethods: [
    'KRAS·3단계 판단법·핵심요인 기술법·JSA 대상에만 반영할 수 있습니다.',
    'It becomes a row of KRAS, three levels, the one-point sheet or a JSA only.',
    '仅可反映到KRAS·三级判断法·关键要素法·JSA对象。',
    'Solo pasa a KRAS, tres niveles, hoja de un punto o JSA.',
  ],
  linkOnly: [
    '현장 요청 링크로 들어온 제안만 가져올 수 있습니다.',
    'Only a request that came through the link is taken.',
    '只能获取通过现场请求链接提交的建议。',
    'Solo se toma una solicitud que llegó por el enlace.',
  ],
  takenAlready: [
    '이미 위험제안으로 가져온 요청입니다.',
    'This request has been taken already.',
    '该请求已作为危险建议获取。',
    'Esta solicitud ya se tomó.',
  ],
  adoptedAnswer: [
    '{target}의 유해·위험요인으로 반영했습니다.',
    'It was taken into {target} as a hazard.',
    '已作为{target}的危害因素反映。',
    'Se incluyó como peligro en {target}.',
  ],
})
