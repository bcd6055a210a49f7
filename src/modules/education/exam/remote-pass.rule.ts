interface RemoteLimits {
  /** Least progress, %. */
  progressMinPct: number
  /** Least weighted score. */
  remotePassScore: number
  /** Weight of the exam in it, %; the rest is progress. */
  examWeightPct: number
}
interface RemotePass {
  passed: boolean
  score: number
  fault?: 'progress' | 'score'
}

/**
 * Remote education is completed with enough progress and enough of exam and progress together.
 * (EDU-11, 안전보건교육규정; 65/100 → 72, 62.5/100 → 70, 60/95 → 67 not, 90/85 not for its progress)
 */
export function remotePass(examScore: number, progressPct: number, limits: RemoteLimits): RemotePass {
  const weighted = examScore * limits.examWeightPct + progressPct * (100 - limits.examWeightPct)
  const score = Math.floor(weighted / 10 + 0.5) / 10
  if (progressPct < limits.progressMinPct) return { passed: false, score, fault: 'progress' }
  return score >= limits.remotePassScore ? { passed: true, score } : { passed: false, score, fault: 'score' }
}
