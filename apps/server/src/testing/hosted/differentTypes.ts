/** Compares our types of the database with those of Supabase's own generator, as far as both say the same things. */
import type { Database } from '@zawadeh/domain/schema';

type Ours = Database['public'];

interface Schema {
  Tables: Record<string, { Row: object; Insert: object; Update: object }>;
  Functions: Record<string, { Args: unknown; Returns: unknown }>;
}

type IsSame<A, B> = [A, B] extends [B, A] ? true : false;
type Every<Answers extends readonly boolean[]> = Answers extends readonly true[] ? true : false;

/** Ours name the texts that a check allows. */
type Widened<Value> = Value extends string ? string : Value;
/** Ours allow null in every JSON. */
type Plain<Value> = [Extract<Value, object>] extends [never] ? Widened<Value> : 'json';
/** Supabase's own types have a generated column as one that is never given. */
type Columns<Row> = {
  [Key in keyof Row as [Exclude<Row[Key], undefined>] extends [never] ? never : Key]: Plain<Row[Key]>;
};
/** Ours allow null for each argument, because PostgreSQL does. */
type Arguments<Args> = [Args] extends [never]
  ? object
  : {
      [
        Key in keyof Args as string extends Key
          ? never
          : number extends Key
            ? never
            : symbol extends Key
              ? never
              : Key
      ]: Exclude<Plain<Args[Key]>, null>;
    };

/** Required, so that a column which only one of the two requires is a difference. */
type Optional<Row> = { [Key in keyof Row]-?: undefined extends Row[Key] ? Key : never }[keyof Row];
type IsSameRow<A, B> = Every<
  [
    IsSame<keyof Columns<A>, keyof Columns<B>>,
    IsSame<Required<Columns<A>>, Required<Columns<B>>>,
    IsSame<Optional<Columns<A>>, Optional<Columns<B>>>,
  ]
>;

type IsSameTable<A extends Schema['Tables'][string], B extends Schema['Tables'][string]> = Every<
  [IsSameRow<A['Row'], B['Row']>, IsSameRow<A['Insert'], B['Insert']>, IsSameRow<A['Update'], B['Update']>]
>;

type IsSameFunction<A extends Schema['Functions'][string], B extends Schema['Functions'][string]> = Every<
  [
    IsSame<Arguments<A['Args']>, Arguments<B['Args']>>,
    IsSame<Optional<Arguments<A['Args']>>, Optional<Arguments<B['Args']>>>,
    IsSame<Plain<A['Returns']>, Plain<B['Returns']>>,
  ]
>;

/** The names of tables and functions that differ or that only one of the two has. */
export type Different<Theirs extends Schema> =
  | Exclude<keyof Ours['Tables'] | keyof Theirs['Tables'], keyof Ours['Tables'] & keyof Theirs['Tables']>
  | Exclude<
      keyof Ours['Functions'] | keyof Theirs['Functions'],
      keyof Ours['Functions'] & keyof Theirs['Functions']
    >
  | {
      [Name in keyof Ours['Tables'] & keyof Theirs['Tables']]: IsSameTable<
        Ours['Tables'][Name],
        Theirs['Tables'][Name]
      > extends true
        ? never
        : Name;
    }[keyof Ours['Tables'] & keyof Theirs['Tables']]
  | {
      [Name in keyof Ours['Functions'] & keyof Theirs['Functions']]: IsSameFunction<
        Ours['Functions'][Name],
        Theirs['Functions'][Name]
      > extends true
        ? never
        : Name;
    }[keyof Ours['Functions'] & keyof Theirs['Functions']];
