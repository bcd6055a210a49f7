/** A few choices side by side, large enough for gloves. */
export interface ChoiceRowProps {
  label: string
  value: string | undefined
  options: readonly { code: string; codeNm: string }[]
  onChange: (code: string) => void
}
export function ChoiceRow({ label, value, options, onChange }: ChoiceRowProps) {
  return (
    <div className="choice-row" role="radiogroup" aria-label={label}>
      <span aria-hidden>{label}</span>
      {options.map(({ code, codeNm }) => (
        <button
          key={code}
          type="button"
          role="radio"
          aria-checked={code === value}
          onClick={() => onChange(code)}
        >
          {codeNm}
        </button>
      ))}
    </div>
  )
}
