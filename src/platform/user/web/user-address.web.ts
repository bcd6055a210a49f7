const userDetailPath = '/manage/user/userDetail'
/** Address of one user's page. */
export const userAddress = (userId: string): string => `${userDetailPath}?no=${encodeURIComponent(userId)}`
