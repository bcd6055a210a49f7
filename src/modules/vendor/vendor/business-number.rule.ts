const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** 사업자등록번호: ten digits whose last one is the check digit (vendor 2.1). */
export function isBusinessNumber(value: string): boolean {
  if (!/^\d{10}$/.test(value)) return false
  const digits = [...value].map(Number)
  const sum = weights.reduce(
    (total, weight, index) => total + weight * digits[index]!,
    Math.floor((digits[8]! * 5) / 10),
  )
  return (10 - (sum % 10)) % 10 === digits[9]
}
