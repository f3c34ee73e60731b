/**
 * Stands for the federation runtime's texts of its errors, which every remote's entry would carry: the error's code and
 * the address of its description are still said.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
