import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** Who signs a permit on its way, in the order of signing. */
export const approvalRoleTexts = texts({
  issuer: ['발급자(근무조장)', 'Issuer (shift leader)', '签发人（值班班长）', 'Emisor (jefe de turno)'],
  safetyCooperation: [
    '안전담당 협조',
    'Cooperation of the safety officer',
    '安全负责人协作',
    'Cooperación del responsable de seguridad',
  ],
  operationHead: ['운전부서장', 'Head of operations', '运行部门负责人', 'Jefe de operaciones'],
  safetyHead: ['안전부서장', 'Head of safety', '安全部门负责人', 'Jefe de seguridad'],
  plantHead: [
    '공장장(안전보건총괄책임자)',
    'Plant manager (general safety and health manager)',
    '厂长（安全健康总负责人）',
    'Director de planta (responsable general de SST)',
  ],
  dutyManager: ['당직책임자', 'Duty manager', '值班负责人', 'Responsable de guardia'],
})

/** Why a signature is needed, and how the path is explained. */
export const approvalWords = sentences({
  grade: ['위험등급 {grade}', 'Risk grade {grade}', '风险等级 {grade}', 'Nivel de riesgo {grade}'],
  everyPermit: ['모든 작업허가', 'Every permit', '所有作业许可', 'Todo permiso'],
  shiftLeader: ['근무조장', 'Shift leader', '值班班长', 'Jefe de turno'],
  turnaround: ['대정비 집중기간', 'Peak of the turnaround', '大修集中期', 'Periodo punta de la parada'],
  nightHoliday: ['야간·휴일', 'Night or holiday', '夜间·节假日', 'Noche o festivo'],
  night: ['야간', 'Night', '夜间', 'Noche'],
  holiday: ['휴일', 'Holiday', '节假日', 'Festivo'],
  yes: ['예', 'Yes', '是', 'Sí'],
  no: ['아니오', 'No', '否', 'No'],
  title: ['승인 경로', 'Approval path', '批准流程', 'Ruta de aprobación'],
  formula: [
    '하: 발급자→운전부서장(대행 조장), 중: +안전담당 협조, 상: +안전부서장, 0·1종 화기 또는 대정비 집중기간: +공장장, 야간·휴일 작업을 야간·휴일에 승인: 당직책임자(익일 확인)',
    'Low: issuer → head of operations (deputy: shift leader); medium: + safety officer; high: + head of safety; hot work in zone 0 or 1 or peak of a turnaround: + plant manager; work at night or on a holiday, approved then: duty manager (confirmed on the next day)',
    '低：签发人→运行部门负责人（代理：班长）；中：+安全负责人协作；高：+安全部门负责人；0·1区动火或大修集中期：+厂长；夜间·节假日作业在夜间·节假日批准：值班负责人（次日确认）',
    'Bajo: emisor → jefe de operaciones (suplente: jefe de turno); medio: + responsable de seguridad; alto: + jefe de seguridad; trabajo en caliente en zona 0 o 1 o periodo punta de parada: + director de planta; trabajo de noche o festivo aprobado entonces: responsable de guardia (confirmación al día siguiente)',
  ],
  source: [
    '작업허가 승인기준(회사)',
    'Company standard of approvals',
    '作业许可批准标准（公司）',
    'Norma de aprobación de la empresa',
  ],
})

export const approverRefusals = sentences({
  ownPermit: [
    '발급자는 자신이 발급한 작업허가를 승인할 수 없습니다.',
    'The issuer cannot approve a permit of his own issue.',
    '签发人不能批准自己签发的作业许可。',
    'El emisor no puede aprobar un permiso emitido por él mismo.',
  ],
  vendor: [
    '협력업체 소속은 작업허가를 승인할 수 없습니다.',
    'Nobody of a vendor can approve a work permit.',
    '承包商人员不能批准作业许可。',
    'El personal de un contratista no puede aprobar permisos.',
  ],
})
