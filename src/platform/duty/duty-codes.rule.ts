/** 개인정보 보호책임자 (admin section 3; 개인정보 보호법 제31조). */
export const privacyOfficer = 'D20'
export const isPrivacyOfficer = (duties: readonly { dutyCd: string }[]): boolean =>
  duties.some(({ dutyCd }) => dutyCd === privacyOfficer)
