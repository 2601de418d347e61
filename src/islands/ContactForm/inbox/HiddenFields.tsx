import { TranslatableText } from '../../shared/TranslatableText.tsx';

/** Fields that visitors never see. */
export function HiddenFields({ language }: { language: string }) {
  return (
    <>
      <input type="hidden" name="language" value={language} />
      {/* Robots fill it. Not called "website" or "company", which browsers fill by themselves. */}
      <p hidden>
        <label>
          <TranslatableText>Leave this empty</TranslatableText>
          <input type="text" name="leave_empty" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}
