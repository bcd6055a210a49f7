import { texts } from '../../../core/shared/four-texts.ts'

/** Texts of the page of plants. */
export const plantTexts = texts({
  help: [
    '사업장과 통합허가, PSM, 총량 대상 여부를 관리합니다. 0000은 전사를 뜻합니다.',
    'Keeps the plants and whether integrated permit, PSM and emission cap apply. 0000 stands for the company as a whole.',
    '管理工厂及其是否适用综合许可、PSM和总量控制。0000表示全公司。',
    'Gestiona las plantas y si aplican permiso integrado, PSM y cuota. 0000 es toda la empresa.',
  ],
})
