import { texts } from '../../../core/shared/four-texts.ts'

/** Texts of the sign-in pages that no other page says. */
export const signInTexts = texts({
  lead: [
    '안전·보건·환경 업무를 한곳에서',
    'Safety, health and environment in one place',
    '安全、健康、环境业务一站式处理',
    'Seguridad, salud y medio ambiente en un solo lugar',
  ],
  psrmTitle: ['PSRM 로그인', 'PSRM sign-in', 'PSRM 登录', 'Acceso PSRM'],
  psrmHelp: [
    '협력업체 안전평가(PSRM) 사용자 전용 로그인입니다.',
    'For users of the contractor safety evaluation (PSRM) only.',
    '仅供承包商安全评价（PSRM）用户使用。',
    'Solo para usuarios de la evaluación de contratistas (PSRM).',
  ],
})
